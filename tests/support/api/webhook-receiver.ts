import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next calls are answered: a status (with headers), `silent` never answers, `cut` breaks the connection. */
type HookFault =
  | 'cut'
  | 'silent'
  | { readonly status: number; readonly headers?: Record<string, string> }
  | null;

export interface HookCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // The wire's shape, which tests look into.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  /** Every call, taken or not. */
  readonly calls: HookCall[];
  failWith(fault: HookFault): void;
  close(): Promise<void>;
}

/** Whether a call was signed with the secret, as a shop's own system checks it; the moment is any. */
export function isSigned({ headers, text }: HookCall, secret: string): boolean {
  const said = String(headers['sofra-signature']);
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(said) ?? [];
  const own = createHmac('sha256', secret).update(`${t}.${text}`).digest();
  const theirs = Buffer.from(v1, 'hex');
  return theirs.length === own.length && timingSafeEqual(own, theirs);
}

/** A local system of a shop that takes webhooks, with the failures a test asks for. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const calls: HookCall[] = [];
  let fault: HookFault = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      calls.push({
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: JSON.parse(text) as unknown,
      });
      if (fault === 'silent') return;
      if (fault === 'cut') return void request.socket.destroy();
      response.writeHead(fault?.status ?? 204, fault?.headers).end();
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  );
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    calls,
    failWith: (next) => (fault = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
