import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ApiHarness } from './api/api-harness';

const PATIENCE_MS = 8_000;

interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

interface RawConnection {
  readonly socket: Socket;
  write(text: string): void;
  /** The next answer on this connection; fails after eight seconds. `head`: an answer without a body. */
  answer(options?: { readonly head?: boolean }): Promise<RawAnswer>;
  /** Resolves when the server has ended the connection. */
  readonly ended: Promise<void>;
}

export interface SocketApi {
  readonly server: Server;
  readonly port: number;
  open(): RawConnection;
  close(): Promise<void>;
}

/** Takes one whole answer off the front of the text; null: it is not all there yet. */
function takeAnswer(
  text: string,
  isHead: boolean,
): { answer: RawAnswer; rest: string } | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(first.split(' ')[1]);
  const rest = text.slice(end + 4);
  if (isHead || status === 204)
    return { answer: { status, headers, body: '' }, rest };
  if (headers.get('transfer-encoding') === 'chunked') {
    const last = rest.indexOf('0\r\n\r\n');
    if (last < 0) return null;
    const body = rest.slice(0, last);
    return { answer: { status, headers, body }, rest: rest.slice(last + 5) };
  }
  const length = Number(headers.get('content-length') ?? 0);
  if (rest.length < length) return null;
  const body = rest.slice(0, length);
  return { answer: { status, headers, body }, rest: rest.slice(length) };
}

function rawConnection(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  let wake: (() => void) | null = null;
  let failure: Error | null = null;
  socket.on('data', (text: string) => {
    received += text;
    wake?.();
  });
  socket.on('error', (error) => {
    failure = error;
    wake?.();
  });
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  return {
    socket,
    write: (text) => void socket.write(text, 'latin1'),
    ended,
    answer: ({ head = false } = {}) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`no answer, only: ${received}`)),
          PATIENCE_MS,
        );
        wake = () => {
          const taken = takeAnswer(received, head);
          if (taken) received = taken.rest;
          if (!taken && !failure) return;
          clearTimeout(timer);
          if (taken) resolve(taken.answer);
          else reject(failure ?? new Error('no answer'));
        };
        wake();
      }),
  };
}

/** The harness's API behind a real server, with the listener of pages/api/v1; connections write what they like. */
export async function openSocketApi(api: ApiHarness): Promise<SocketApi> {
  const listener = getRequestListener(
    (request, env) => api.app.fetch(request, env as never),
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => {
    void listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const sockets = new Set<Socket>();
  return {
    server,
    port,
    open: () => {
      const connection = rawConnection(port);
      sockets.add(connection.socket);
      return connection;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
