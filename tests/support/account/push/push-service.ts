import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { type BrowserDevice, browserDevice } from './browser-device';

export interface Pushed {
  /** The last part of the device's address. */
  readonly device: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The site's key that signed, and whom a push service may ask. */
  readonly signedBy: string;
  readonly contact: string;
  /** What the browser reads. */
  readonly payload: unknown;
}

type Fault = { readonly status: number; readonly retryAfter?: string } | 'cut';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Who signed, as RFC 8292 has it; throws for a signature, an audience or a life that a push service refuses. */
async function vapidOf(header: string | undefined, audience: string) {
  const said = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? '');
  const [, token = '', key = ''] = said ?? [];
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) =>
    point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience,
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'sub'],
  });
  if ((payload.exp ?? 0) > Date.now() / 1000 + 24 * 3600)
    throw new Error('a VAPID token lives a day at most');
  return { signedBy: key, contact: payload.sub ?? '' };
}

/** A push service on this machine that refuses what a real one refuses, and reads messages as the browser does. */
export async function openPushService() {
  const devices = new Map<string, BrowserDevice>();
  const faults = new Map<string, Fault>();
  const pushed: Pushed[] = [];
  const asked: string[] = [];
  const waiting: (() => void)[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const device = request.url?.split('/').at(-1) ?? '';
    const body = await bodyOf(request);
    asked.push(device);
    const fault = faults.get(device);
    if (fault === 'cut') return void request.socket.destroy();
    if (fault) {
      const { retryAfter, status } = fault;
      return void response
        .writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {})
        .end();
    }
    const { headers } = request;
    const keys = devices.get(device);
    if (!keys || !headers.ttl) return void response.writeHead(404).end();
    try {
      const vapid = await vapidOf(headers.authorization, url);
      const payload: unknown = JSON.parse(keys.read(body));
      pushed.push({
        device,
        headers: headers as Pushed['headers'],
        ...vapid,
        payload,
      });
      response.writeHead(201).end();
    } catch {
      response.writeHead(403).end();
    }
    for (const wake of waiting.splice(0)) wake();
  }

  const server = createServer((request, response) => {
    void serve(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pushed,
    /** Every device that was tried, taken or not. */
    asked,
    /** A new browser's subscription, as its `toJSON()` gives it. */
    subscribe(device: string) {
      const keys = browserDevice();
      devices.set(device, keys);
      return { endpoint: `${url}/send/${device}`, keys: keys.keys };
    },
    fail(device: string, fault: Fault | null) {
      if (fault) faults.set(device, fault);
      else faults.delete(device);
    },
    /** Resolves with the next message that comes after this call. */
    next: () =>
      new Promise<Pushed | undefined>((done) =>
        waiting.push(() => done(pushed.at(-1))),
      ),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;
