import { createHash, randomBytes } from 'node:crypto';

/** How Stripe refuses (docs.stripe.com/api/errors). */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, string>>,
  ) {
    super(error.message ?? error.code ?? 'refused');
  }
}

const invalid = (
  code: string,
  param: string,
  message = `Invalid ${param}`,
): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    code,
    param,
    message,
  });

const missing = (what: string, id: string): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${what}: '${id}'`,
  });

const idOf = (prefix: string): string =>
  `${prefix}_test_${randomBytes(12).toString('hex')}`;

/** A form's fields as `qs` reads them. */
export interface Form {
  readonly [name: string]: Form | string | readonly (Form | string)[];
}

type Metadata = Readonly<Record<string, string>>;

export interface Card {
  readonly brand: string;
  readonly last4: string;
}

export interface StripeRefundRow {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Metadata;
  status: 'failed' | 'pending' | 'succeeded';
}

interface Page {
  readonly id: string;
  readonly attempt: string;
  readonly amount: number;
  readonly currency: string;
  readonly expiresAt: number;
  readonly metadata: Metadata;
  readonly fields: Form;
  readonly refunds: StripeRefundRow[];
  status: 'complete' | 'expired' | 'open';
  intent: string | null;
  card: Card | null;
  isDecided: boolean;
}

const VISA: Card = { brand: 'visa', last4: '4242' };
const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
const WHOLE = ['isk', 'ugx'];
const THOUSANDTHS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : '';
const formOf = (value: unknown): Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Form)
    : {};

function amountOf(text: string, currency: string, param: string): number {
  const amount = Number(text);
  if (!/^\d+$/.test(text) || amount < 1)
    throw invalid('parameter_invalid_integer', param);
  if (WHOLE.includes(currency) && amount % 100 !== 0)
    throw invalid('invalid_charge_amount_no_decimal_compatible', param);
  if (THOUSANDTHS.includes(currency) && amount % 10 !== 0)
    throw invalid('parameter_invalid_integer', param);
  return amount;
}

/** What Stripe keeps: pages, what was paid on them, what was given back. */
export class StripeBook {
  readonly pages = new Map<string, Page>();
  /** What a new refund is at first. */
  refundsBegin: StripeRefundRow['status'] = 'succeeded';

  constructor(
    private readonly seconds: () => number,
    private readonly pageUrl: (id: string) => string,
  ) {}

  page(id: string): Page {
    const page = this.pages.get(id);
    if (!page) throw missing('checkout.session', id);
    if (page.status === 'open' && page.expiresAt <= this.seconds())
      page.status = 'expired';
    return page;
  }

  open(fields: Form): object {
    const item = formOf((fields.line_items as readonly unknown[])?.[0]);
    const price = formOf(item.price_data);
    const currency = textOf(price.currency);
    const expiresAt = Number(fields.expires_at);
    const now = this.seconds();
    if (fields.mode !== 'payment') throw invalid('parameter_invalid', 'mode');
    if (!/^[a-z]{3}$/.test(currency))
      throw invalid('parameter_invalid', 'line_items[0][price_data][currency]');
    if (!URL.canParse(textOf(fields.success_url)))
      throw invalid('url_invalid', 'success_url');
    if (!(expiresAt >= now + HALF_HOUR && expiresAt <= now + DAY))
      throw invalid('parameter_invalid', 'expires_at');
    const page: Page = {
      id: idOf('cs'),
      attempt: textOf(fields.client_reference_id),
      amount: amountOf(textOf(price.unit_amount), currency, 'unit_amount'),
      currency,
      expiresAt,
      metadata: formOf(fields.metadata) as Metadata,
      fields,
      refunds: [],
      status: 'open',
      intent: null,
      card: null,
      isDecided: false,
    };
    this.pages.set(page.id, page);
    return this.session(page.id, []);
  }

  session(id: string, expand: readonly string[]): object {
    const page = this.page(id);
    const isPaid = page.status === 'complete' && page.isDecided;
    return {
      id,
      object: 'checkout.session',
      client_reference_id: page.attempt,
      metadata: page.metadata,
      amount_total: page.amount,
      currency: page.currency,
      status: page.status,
      payment_status: isPaid ? 'paid' : 'unpaid',
      payment_intent: this.intent(page, expand),
      url: page.status === 'open' ? this.pageUrl(id) : null,
      expires_at: page.expiresAt,
    };
  }

  expire(id: string): object {
    const page = this.page(id);
    if (page.status !== 'open')
      throw invalid(
        'checkout_session_not_open',
        'session',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      );
    page.status = 'expired';
    return this.session(id, []);
  }

  /** `isDecided` false: handed in, and the bank takes its time. */
  pay(id: string, card: Card = VISA, isDecided = true): void {
    const page = this.page(id);
    if (page.status !== 'open') throw new Error(`${id} is ${page.status}`);
    Object.assign(page, { status: 'complete', card, isDecided });
    page.intent ??= idOf('pi');
  }

  decline(id: string): void {
    this.page(id).intent ??= idOf('pi');
  }

  refund(fields: Form): object {
    const intent = textOf(fields.payment_intent);
    const page = [...this.pages.values()].find(
      (each) => each.intent === intent,
    );
    if (!page) throw missing('payment_intent', intent);
    const amount = amountOf(textOf(fields.amount), page.currency, 'amount');
    const isTooMuch = this.given(page.id) + amount > page.amount;
    if (!page.isDecided || isTooMuch)
      throw invalid(
        isTooMuch
          ? 'charge_already_refunded'
          : 'payment_intent_unexpected_state',
        'amount',
      );
    const refund: StripeRefundRow = {
      id: idOf('re'),
      object: 'refund',
      amount,
      currency: page.currency,
      payment_intent: intent,
      metadata: formOf(fields.metadata) as Metadata,
      status: this.refundsBegin,
    };
    page.refunds.push(refund);
    return { ...refund };
  }

  refundsOf(intent: string): readonly StripeRefundRow[] {
    return [...this.pages.values()]
      .filter((page) => page.intent === intent)
      .flatMap(({ refunds }) => refunds);
  }

  /** Given back, or on its way. */
  given(id: string): number {
    return this.page(id)
      .refunds.filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  private intent(page: Page, expand: readonly string[]): unknown {
    if (
      !page.intent ||
      !expand.some((path) => path.startsWith('payment_intent'))
    )
      return page.intent;
    const details = { type: 'card', card: page.card };
    const charge = { id: idOf('ch'), payment_method_details: details };
    return {
      id: page.intent,
      object: 'payment_intent',
      status: page.isDecided ? 'succeeded' : 'processing',
      latest_charge: page.card ? charge : null,
    };
  }
}

/** One form under one key is one fingerprint. */
export const fingerprint = (path: string, body: string): string =>
  createHash('sha256').update(`${path}\n${body}`).digest('hex');
