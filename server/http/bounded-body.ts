import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '../errors';
import type { AppEnv } from './app-env';
import { onError } from './on-error';

/** After a refusal this much more is taken from the connection and thrown away, so that the answer is read. */
const LINGER_BYTES = 4_000_000;
const LINGER_MS = 1_000;

/** Bytes of an HTTP request's body as they come; null: the request was made without a socket. */
function socketBody(c: Context<AppEnv>): Readable | null {
  const { incoming } = c.env;
  return incoming instanceof Readable ? incoming : null;
}

function bodyChunks(c: Context<AppEnv>): AsyncIterable<Uint8Array> | null {
  const incoming = socketBody(c);
  // Leaving the loop must not close the socket: the refusal goes out on it.
  if (incoming)
    return incoming.iterator({
      destroyOnReturn: false,
    }) as AsyncIterable<Uint8Array>;
  return c.req.raw.body as AsyncIterable<Uint8Array> | null;
}

/** The whole body, or null as soon as it has more than the most. */
async function readWhole(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    parts.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The client left in the middle of its body: no failure of ours, and nobody reads the answer. */
function brokenOff(cause: unknown): never {
  throw new DomainError('bad_request', { cause });
}

/** Throws away what still comes: until the body's end, at most LINGER_BYTES, at most LINGER_MS. */
function discardRest(incoming: Readable): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const done = (): void => {
      clearTimeout(timer);
      incoming.off('data', count);
      incoming.pause();
      resolve();
    };
    const count = (chunk: Uint8Array): void => {
      size += chunk.byteLength;
      if (size > LINGER_BYTES) done();
    };
    const timer = setTimeout(done, LINGER_MS);
    for (const event of ['end', 'close', 'error']) incoming.once(event, done);
    incoming.on('data', count);
  });
}

/**
 * The refusal goes out whole before the connection ends: closing at once, with bytes unread, would make the
 * client's system throw the answer away.
 */
async function refuse(c: Context<AppEnv>): Promise<Response> {
  const refusal = onError(new DomainError('payload_too_large'), c);
  refusal.headers.set('Connection', 'close');
  const incoming = socketBody(c);
  if (!incoming) return refusal;
  const answer = new Uint8Array(await refusal.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(answer),
    async pull(controller) {
      await discardRest(incoming);
      controller.close();
    },
  });
  refusal.headers.set('Content-Length', String(answer.byteLength));
  return new Response(body, refusal);
}

/**
 * Reads the body of any method, sent by length or in chunks, before anything else is done, and keeps it for the
 * handler's `c.req.text()`, `json()`, `parseBody()` or `arrayBuffer()`. A request without a body has an empty one.
 * More than `mostOf` allows is 413 with `Connection: close`; what was announced or sent beyond is not read. How slow a
 * body may come is bounded by the server (requestTimeout of node:http).
 */
export function boundedBody(
  mostOf: (c: Context<AppEnv>) => number,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.env.inProcess) return next();
    const maxBytes = mostOf(c);
    const announced = Number(c.req.header('content-length') ?? 0);
    if (announced > maxBytes) return refuse(c);
    const isSent = announced > 0 || !!c.req.header('transfer-encoding');
    const chunks = isSent || !socketBody(c) ? bodyChunks(c) : null;
    const body = chunks
      ? await readWhole(chunks, maxBytes).catch(brokenOff)
      : new Uint8Array();
    if (!body) return refuse(c);
    // Hono keeps promises here, whatever its type says
    Object.assign(c.req.bodyCache, {
      arrayBuffer: Promise.resolve(body.buffer),
    });
    return next();
  };
}
