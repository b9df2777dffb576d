import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export const SMS_SID = 'AC0123456789abcdef0123456789abcdef';
export const SMS_TOKEN = 'a-token-that-no-log-may-show';
export const SMS_SENDER = '+15005550006';

interface SmsRefusal {
  readonly status: number;
  /** Twilio's own, in the answer's body. */
  readonly code?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** In the place of the body that Twilio sends. */
  readonly body?: string;
}

/** How the next messages are refused: `silent` never answers, `cut` breaks the connection, `torn` inside its answer. */
export type SmsFault = SmsRefusal | 'cut' | 'silent' | 'torn' | null;

interface SentSms {
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
}

export interface SmsGateway {
  readonly url: string;
  /** What was asked for, taken or not. */
  readonly asked: SentSms[];
  /** What was taken. */
  readonly taken: SentSms[];
  failWith(fault: SmsFault): void;
  close(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function answer(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...headers,
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The shape of Twilio's errors; its message quotes the number. */
function refuse(
  response: ServerResponse,
  { body, code, headers, status }: SmsRefusal,
  to: string | undefined,
): void {
  const said = {
    code,
    message: `The 'To' number ${to} was refused`,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  };
  answer(response, status, body ?? said, headers);
}

const KEY = `Basic ${Buffer.from(`${SMS_SID}:${SMS_TOKEN}`).toString('base64')}`;

/** A local server that speaks Twilio's Messages API as its documentation has it, with the failures a test asks for. */
export async function openSmsGateway(): Promise<SmsGateway> {
  const asked: SentSms[] = [];
  const taken: SentSms[] = [];
  let fault: SmsFault = null;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
    const path = request.url ?? '';
    asked.push({ path, form });
    if (fault === 'silent') return;
    if (fault === 'cut') return request.socket.destroy();
    const isForm =
      request.method === 'POST' &&
      request.headers['content-type']?.startsWith(
        'application/x-www-form-urlencoded',
      );
    if (!isForm) return refuse(response, { status: 405, code: 20004 }, '');
    if (request.headers.authorization !== KEY)
      return refuse(response, { status: 401, code: 20003 }, form.To);
    if (path !== `/2010-04-01/Accounts/${SMS_SID}/Messages.json`)
      return refuse(response, { status: 404, code: 20404 }, form.To);
    if (fault && typeof fault === 'object')
      return refuse(response, fault, form.To);
    if (!form.To || !form.Body || !(form.From ?? form.MessagingServiceSid))
      return refuse(response, { status: 400, code: 21604 }, form.To);
    taken.push({ path, form });
    if (fault === 'torn') {
      response.writeHead(201, { 'content-length': '5000' });
      response.write('{"sid":', () => request.socket.destroy());
      return;
    }
    answer(response, 201, {
      sid: 'SM0123456789abcdef0123456789abcdef',
      status: 'queued',
      to: form.To,
      error_code: null,
    });
  }

  const server = createServer((request, response) => {
    void serve(request, response);
  });
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  );
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    taken,
    failWith: (next) => (fault = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
