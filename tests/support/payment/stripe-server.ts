import { createHmac, randomBytes } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import qs from 'qs';
import {
  fingerprint,
  type Form,
  StripeBook,
  StripeRefusal,
} from './stripe-book';

export const STRIPE_KEY = 'sk_test_a_key_that_no_log_may_show';
export const STRIPE_SIGNING_SECRET = 'whsec_a_secret_that_no_log_may_show';

/**
 * A status that refuses; `silent`: the call is not carried out nor answered; `lost`: carried out, never answered;
 * `none`: all is well this time.
 */
export type StripeFault =
  402 | 409 | 429 | 500 | 503 | 'lost' | 'none' | 'silent';

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly form: Form;
}

export interface StripeMessage {
  readonly body: string;
  readonly headers: Headers;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** What a key stands for. */
interface Kept {
  readonly print: string;
  readonly answer: Answer;
}

const FAULTS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  402: { type: 'card_error', code: 'card_declined' },
  409: { type: 'invalid_request_error', code: 'lock_timeout' },
  429: { type: 'rate_limit_error', code: 'rate_limit' },
  500: { type: 'api_error' },
  503: { type: 'api_error' },
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A server on this machine that speaks Stripe's API as far as Checkout needs it; see openStripeServer. */
export class StripeServer {
  readonly calls: StripeCall[] = [];
  readonly book: StripeBook;
  /** Milliseconds that its clock is ahead. */
  ahead = 0;
  private readonly kept = new Map<string, Kept>();
  private faults: StripeFault[] = [];
  private port = 0;
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  constructor() {
    this.book = new StripeBook(
      () => Math.floor((Date.now() + this.ahead) / 1000),
      (id) => `${this.url}/c/pay/${id}`,
    );
  }

  /** The settings of a site that takes its cards here. */
  get settings() {
    return {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: STRIPE_SIGNING_SECRET,
      STRIPE_API_URL: this.url,
    };
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<this> {
    await new Promise<void>((done) => {
      this.server.listen(0, '127.0.0.1', done);
    });
    this.port = (this.server.address() as AddressInfo).port;
    this.server.unref();
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** What happens to the next calls, one after the other. */
  fail(...faults: readonly StripeFault[]): void {
    this.faults.push(...faults);
  }

  /** A day has passed: no key is known any more. */
  forgetKeys(): void {
    this.kept.clear();
  }

  /** A signed message about a page, as Stripe posts it to a webhook's address. */
  message(ref: string, type = 'checkout.session.completed'): StripeMessage {
    const object = this.book.session(ref, []);
    return this.sign(
      JSON.stringify({
        id: `evt_test_${randomBytes(8).toString('hex')}`,
        object: 'event',
        type,
        data: { object },
      }),
    );
  }

  /** Signs whatever it is; `at`: seconds since 1970. */
  sign(
    body: string,
    at = Math.floor(Date.now() / 1000),
    secret = STRIPE_SIGNING_SECRET,
  ): StripeMessage {
    const mac = createHmac('sha256', secret).update(`${at}.${body}`);
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${at},v1=${mac.digest('hex')}`,
    });
    return { body, headers };
  }

  /** Posts messages to an address, all at once; answers with their statuses. */
  post(
    address: string,
    messages: readonly StripeMessage[],
  ): Promise<readonly number[]> {
    return Promise.all(
      messages.map(async (message) => {
        const answer = await fetch(address, { method: 'POST', ...message });
        return answer.status;
      }),
    );
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const method = request.method ?? 'GET';
    const body = await bodyOf(request);
    const form = qs.parse(body || url.search.slice(1)) as Form;
    const key = request.headers['idempotency-key'] as string | undefined;
    this.calls.push({ method, path: url.pathname, key, form });
    const fault = this.faults.shift();
    if (fault === 'silent') return;
    const isOurs = request.headers.authorization === `Bearer ${STRIPE_KEY}`;
    const { status, body: said } = isOurs
      ? this.once(method, url.pathname, key, body, form, fault)
      : refused(new StripeRefusal(401, { type: 'invalid_request_error' }));
    if (fault === 'lost') {
      response.destroy();
      return;
    }
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${this.calls.length}`,
    });
    response.end(JSON.stringify(said));
  }

  /** The first answer under a key is the answer of all, if it was begun at all. */
  private once(
    method: string,
    path: string,
    key: string | undefined,
    body: string,
    form: Form,
    fault: StripeFault | undefined,
  ): Answer {
    if (!key || method !== 'POST')
      return this.carryOut(path, form, fault, method);
    const print = fingerprint(path, body);
    const known = this.kept.get(key);
    if (known && known.print !== print)
      return refused(new StripeRefusal(400, { type: 'idempotency_error' }));
    if (known) return known.answer;
    const answer = this.carryOut(path, form, fault, method);
    if (answer.status < 400 || answer.status === 500)
      this.kept.set(key, { print, answer });
    return answer;
  }

  private carryOut(
    path: string,
    form: Form,
    fault: StripeFault | undefined,
    method: string,
  ): Answer {
    try {
      if (typeof fault === 'number')
        throw new StripeRefusal(fault, FAULTS[fault] ?? {});
      return { status: 200, body: this.route(method, path, form) };
    } catch (error) {
      if (error instanceof StripeRefusal) return refused(error);
      throw error;
    }
  }

  private route(method: string, path: string, form: Form): object {
    const [, id = '', verb] =
      /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(expire))?$/.exec(path) ??
      [];
    const isPost = method === 'POST';
    if (verb && isPost) return this.book.expire(id);
    if (id) return this.book.session(id, (form.expand ?? []) as string[]);
    if (path === '/v1/checkout/sessions' && isPost) return this.book.open(form);
    if (path === '/v1/refunds' && isPost) return this.book.refund(form);
    if (path === '/v1/refunds') {
      const data = this.book.refundsOf(form.payment_intent as string);
      return { object: 'list', has_more: false, url: path, data };
    }
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path})`,
    });
  }
}

function refused({ error, status }: StripeRefusal): Answer {
  return { status, body: { error } };
}

/** Listens on a free port of this machine; the process may end with it open. */
export const openStripeServer = () => new StripeServer().listen();
