import { createHash } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalOf, type S3Key } from './s3-signature';

export const S3_BUCKET = 'sofra-uploads';
export const S3_KEY: S3Key = {
  id: 'AKIDTESTS',
  secret: 'a-secret-that-no-log-may-show',
  region: 'eu-central-1',
};

/**
 * How calls fail: a status (403, 500, 503 …), `silent` never answers, `cut` breaks the connection before the answer,
 * `torn` inside of it, `slow` stops inside of it without an end, `lost` does what was asked and then breaks the connection.
 */
export type S3Fault = number | 'cut' | 'lost' | 'silent' | 'slow' | 'torn';

interface S3Call {
  readonly method: string;
  readonly key: string;
}

export interface S3Server {
  readonly url: string;
  /** What stands in the bucket. */
  readonly objects: Map<string, Buffer>;
  /** What was asked for, done or not. */
  readonly calls: S3Call[];
  /** The environment of a site that keeps its uploads here. */
  readonly env: Record<string, string>;
  /** Of the next `times` calls, or of all of them until told otherwise; null: none. */
  failWith(fault: S3Fault | null, times?: number): void;
  close(): Promise<void>;
}

const ERRORS: Readonly<Record<number, string>> = {
  403: 'AccessDenied',
  404: 'NoSuchKey',
  500: 'InternalError',
  503: 'SlowDown',
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The shape of S3's errors; its message quotes what was asked for. */
function refuse(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  status: number,
  code = ERRORS[status] ?? 'BadRequest',
): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code} of ${url} for ${S3_KEY.id}</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`;
  response.writeHead(status, {
    'content-type': 'application/xml',
    'x-amz-request-id': '4442587FB7D0A2F9',
  });
  response.end(method === 'HEAD' ? undefined : text);
}

/** A local server that speaks S3's wire format (objects: PUT, GET, HEAD, DELETE; path style), with the failures a test asks for. */
export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const calls: S3Call[] = [];
  let fault: S3Fault | null = null;
  let left = 0;

  function takeFault(): S3Fault | null {
    if (left <= 0) return null;
    left -= 1;
    return fault;
  }

  function give(
    response: ServerResponse,
    object: Buffer,
    { failing, method }: { failing: S3Fault | null; method: string },
  ): void {
    const etag = createHash('md5').update(object).digest('hex');
    response.writeHead(200, {
      'content-length': object.byteLength,
      'content-type': 'application/octet-stream',
      etag: `"${etag}"`,
    });
    if (method === 'HEAD') return void response.end();
    if (failing !== 'torn' && failing !== 'slow')
      return void response.end(object);
    const half = object.subarray(0, object.byteLength / 2);
    response.write(half, () => {
      if (failing === 'torn') response.destroy();
    });
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await bodyOf(request);
    const [, bucket, ...rest] = new URL(url, 'http://local').pathname.split(
      '/',
    );
    const key = decodeURIComponent(rest.join('/'));
    calls.push({ method, key });
    const failing = takeFault();
    if (failing === 'silent') return;
    if (failing === 'cut') return void request.socket.destroy();
    if (typeof failing === 'number') return refuse(request, response, failing);
    const code = refusalOf(request, body, S3_KEY);
    if (code) return refuse(request, response, 403, code);
    if (bucket !== S3_BUCKET)
      return refuse(request, response, 404, 'NoSuchBucket');
    if (method === 'PUT') objects.set(key, body);
    else if (method === 'DELETE') objects.delete(key);
    if (failing === 'lost') return void request.socket.destroy();
    const object = objects.get(key);
    if (method === 'PUT') response.writeHead(200, { etag: '"new"' }).end();
    else if (method === 'DELETE') response.writeHead(204).end();
    else if (!object) refuse(request, response, 404);
    else give(response, object, { failing, method });
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  );
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    objects,
    calls,
    env: {
      STORAGE_S3_BUCKET: S3_BUCKET,
      STORAGE_S3_ENDPOINT: url,
      STORAGE_S3_REGION: S3_KEY.region,
      STORAGE_S3_ACCESS_KEY_ID: S3_KEY.id,
      STORAGE_S3_SECRET_ACCESS_KEY: S3_KEY.secret,
    },
    failWith(next, times = Infinity) {
      fault = next;
      left = next === null ? 0 : times;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
