import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import { type HeldBody, holdBody } from '@/server/bounds/held-bytes';
import { DomainError } from '../errors';
import type { AppEnv } from './app-env';
import { RETRY_AFTER_SECONDS } from './overload-gate';

/** After a refusal this much more is taken from the connection and thrown away, so that the answer is read. */
const LINGER_BYTES = 4_000_000;
const LINGER_MS = 1_000;
/** What Node throws away by itself after an answer, without an end of the connection. */
const SMALL_BYTES = 64_000;

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

const announcedBytes = (c: Context<AppEnv>): number =>
  Number(c.req.header('content-length') ?? 0);

/** Whether the request says that a body comes with it. */
export const bringsBody = (c: Context<AppEnv>): boolean =>
  announcedBytes(c) > 0 || !!c.req.header('transfer-encoding');

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

/** Whether more of the body is left unread than Node throws away for the next request on this connection. */
function isLeftUnread(c: Context<AppEnv>, incoming: Readable): boolean {
  const announced = announcedBytes(c);
  const isSmall = announced > 0 && announced <= SMALL_BYTES;
  return bringsBody(c) && !isSmall && !incoming.readableEnded;
}

/**
 * Ends the connection of a request that was refused before its body was read (`Connection: close`). The refusal goes
 * out whole first: closing at once, with bytes unread, would make the client's system throw the answer away.
 */
export async function closeUnread(
  c: Context<AppEnv>,
  next: () => Promise<void>,
): Promise<void> {
  await next();
  const incoming = socketBody(c);
  if (c.res.status < 400 || !incoming || !isLeftUnread(c, incoming)) return;
  const answer = new Uint8Array(await c.res.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(answer),
    async pull(controller) {
      await discardRest(incoming);
      controller.close();
    },
  });
  c.res = new Response(body, c.res);
  c.header('Connection', 'close');
  c.header('Content-Length', String(answer.byteLength));
}

async function readWhole(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<HeldBody> {
  const body = await holdBody(chunks, maxBytes).catch(brokenOff);
  if (body === 'too_large') throw new DomainError('payload_too_large');
  if (body === 'no_room')
    throw new DomainError('unavailable', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  return body;
}

/**
 * Reads the body of any method, sent by length or in chunks, and keeps it for the handler's `c.req.text()`, `json()`,
 * `parseBody()` or `arrayBuffer()`. A request without a body has an empty one. `mostOf` may refuse before it is read.
 * More than it allows is 413; what was announced or sent beyond is not read. More than 64 MB of all bodies together is
 * 503. How slow a body may come is bounded by the server (requestTimeout of node:http).
 */
export function boundedBody(
  mostOf: (c: Context<AppEnv>) => number | Promise<number>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.env.inProcess) return next();
    const maxBytes = await mostOf(c);
    if (announcedBytes(c) > maxBytes)
      throw new DomainError('payload_too_large');
    const chunks = bringsBody(c) || !socketBody(c) ? bodyChunks(c) : null;
    const body = chunks && (await readWhole(chunks, maxBytes));
    // Hono keeps promises here, whatever its type says
    Object.assign(c.req.bodyCache, {
      arrayBuffer: Promise.resolve((body?.bytes ?? new Uint8Array()).buffer),
    });
    try {
      await next();
    } finally {
      body?.release();
    }
  };
}
