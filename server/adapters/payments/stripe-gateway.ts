import type Stripe from 'stripe';
import type {
  GatewayCharge,
  GatewayEvent,
  GatewayPage,
  GatewayRefund,
  GatewayRefundState,
  GatewayState,
  PaymentGateway,
} from '@/server/domain/payment/payment-gateway';
import { ForgedEventError } from '@/server/errors';
import {
  loadStripe,
  type StripeAccess,
  type StripeCaller,
  stripeCaller,
  StripeCallError,
} from './stripe-client';

/** Stripe counts these in whole units: its own list, which is not ISO's (the ariary has hundredths there). */
const WHOLE_UNITS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
/** In thousandths, of which the last digit has to be 0: our hundredths always end so. */
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '));
/** Written with two decimals that have to be 00, because they once had some. */
const WHOLE_IN_HUNDREDTHS = new Set('ISK UGX'.split(' '));

const HUNDREDTHS = 100;

const isWhole = (currency: string): boolean =>
  WHOLE_UNITS.has(currency) || WHOLE_IN_HUNDREDTHS.has(currency);

/**
 * What Stripe calls an amount of hundredths (docs.stripe.com/currencies). Throws a RangeError for part of a unit in a
 * currency that has none: another amount than the one shown is never charged.
 */
function toStripeAmount(amountMinor: number, currency: string): number {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new RangeError(`not an amount to charge: ${amountMinor}`);
  if (isWhole(currency) && amountMinor % HUNDREDTHS !== 0)
    throw new RangeError(`${currency} is charged in whole units only`);
  if (WHOLE_UNITS.has(currency)) return amountMinor / HUNDREDTHS;
  return THOUSANDTHS.has(currency) ? amountMinor * 10 : amountMinor;
}

/** The other way round; thousandths that are no whole hundredth, which we never ask for, are cut off. */
function fromStripeAmount(amount: number, currency: string): number {
  if (WHOLE_UNITS.has(currency)) return amount * HUNDREDTHS;
  return THOUSANDTHS.has(currency) ? Math.floor(amount / 10) : amount;
}

/** The languages of ours that Stripe's hosted page has, by its own names. */
const STRIPE_LOCALES: Readonly<Record<string, string>> = {
  bg: 'bg',
  cs: 'cs',
  de: 'de',
  el: 'el',
  en: 'en',
  es: 'es',
  fr: 'fr',
  hi: 'hi-IN',
  id: 'id',
  ja: 'ja',
  ko: 'ko',
  ru: 'ru',
  tr: 'tr',
  zh: 'zh',
};

/** For a language of ours; `auto` (the browser's choice) for one that Stripe does not know. */
const stripeLocale = (lang: string): string => STRIPE_LOCALES[lang] ?? 'auto';

type Session = Stripe.Checkout.Session;

/** Ours, beside whatever else the account is used for. */
const ATTEMPT = 'sofra_attempt';
const REFUND = 'sofra_refund';
/** Seconds a webhook's signature is good for. */
const TOLERANCE_SECONDS = 300;
const HALF_HOUR_SECONDS = 30 * 60;
const REFUNDS_OF_A_CHARGE = 100;

const CLOSED: GatewayState = { kind: 'closed' };

const isRefusal = (
  error: unknown,
  is: (refusal: StripeCallError['refusal']) => boolean,
): boolean => error instanceof StripeCallError && is(error.refusal);
const isUnknown = (error: unknown): boolean =>
  isRefusal(error, ({ code }) => code === 'resource_missing');
const isInvalid = (error: unknown): boolean =>
  isRefusal(error, ({ type }) => type === 'StripeInvalidRequestError');
/** The time asked for is less than half an hour ahead, or an earlier call under this key asked for the later one. */
const wantsLater = (error: unknown): boolean =>
  isRefusal(
    error,
    ({ param, status, type }) =>
      param === 'expires_at' ||
      (type === 'StripeIdempotencyError' && status === 400),
  );

const expanded = <T extends object>(
  value: T | string | null | undefined,
): T | null => (typeof value === 'object' ? value : null);

function sessionOf(
  charge: GatewayCharge,
  expiresAt: number,
): Stripe.Checkout.SessionCreateParams {
  const { attempt, currency } = charge;
  const metadata = { [ATTEMPT]: attempt };
  const price_data = {
    currency: currency.toLowerCase(),
    unit_amount: toStripeAmount(charge.amountMinor, currency),
    product_data: { name: charge.title },
  };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: attempt,
    metadata,
    payment_intent_data: { metadata },
    line_items: [{ quantity: 1, price_data }],
    locale: stripeLocale(charge.lang),
    ...(charge.email && { customer_email: charge.email }),
    success_url: charge.returnUrl,
    cancel_url: charge.cancelUrl,
    expires_at: expiresAt,
  };
}

async function openPage(
  call: StripeCaller,
  charge: GatewayCharge,
  signal: AbortSignal,
): Promise<GatewayPage> {
  const options = { idempotencyKey: `attempt:${charge.attempt}` };
  const create = (expiresAt: number) =>
    call('open a page', signal, (stripe) =>
      stripe.checkout.sessions.create(sessionOf(charge, expiresAt), options),
    );
  const expiresAt = Math.floor(charge.expiresAt.getTime() / 1000);
  // Stripe keeps a page for half an hour at least. Both times follow from the charge alone: asked again under the
  // same key with any other, Stripe would refuse.
  const { id, url } = await create(expiresAt).catch((error: unknown) => {
    if (!wantsLater(error)) throw error;
    return create(expiresAt + HALF_HOUR_SECONDS);
  });
  if (!url) throw new Error('Stripe opened a page without an address');
  return { ref: id, url };
}

/** "Visa •••• 4242"; null when it was no card, or Stripe does not say. */
function sourceOf(intent: Stripe.PaymentIntent | null): string | null {
  const { card } =
    expanded(intent?.latest_charge)?.payment_method_details ?? {};
  if (!card?.brand || !card.last4) return null;
  const brand = card.brand
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return `${brand} •••• ${card.last4}`;
}

function stateOf(session: Session): GatewayState {
  const intent = expanded(session.payment_intent);
  if (session.payment_status === 'paid') {
    const currency = (session.currency ?? '').toUpperCase();
    const amountMinor = fromStripeAmount(session.amount_total ?? 0, currency);
    return { kind: 'paid', amountMinor, currency, source: sourceOf(intent) };
  }
  if (session.status === 'expired') return CLOSED;
  if (session.status === 'open') return { kind: 'open' };
  const hasFailed =
    intent?.status === 'canceled' ||
    intent?.status === 'requires_payment_method';
  return hasFailed ? CLOSED : { kind: 'processing' };
}

async function look(
  call: StripeCaller,
  ref: string,
  signal: AbortSignal,
): Promise<GatewayState> {
  const expand = ['payment_intent.latest_charge'];
  try {
    const session = await call('show a page', signal, (stripe) =>
      stripe.checkout.sessions.retrieve(ref, { expand }),
    );
    return stateOf(session);
  } catch (error) {
    if (isUnknown(error)) return CLOSED;
    throw error;
  }
}

async function close(
  call: StripeCaller,
  ref: string,
  signal: AbortSignal,
): Promise<GatewayState> {
  try {
    const session = await call('close a page', signal, (stripe) =>
      stripe.checkout.sessions.expire(ref),
    );
    return stateOf(session);
  } catch (error) {
    if (isUnknown(error)) return CLOSED;
    // It is paid, or closed already.
    if (isInvalid(error)) return look(call, ref, signal);
    throw error;
  }
}

const refundState = ({ status }: Stripe.Refund): GatewayRefundState => {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'pending';
};

async function giveBack(
  call: StripeCaller,
  { amountMinor, currency, key, ref }: GatewayRefund,
  signal: AbortSignal,
): Promise<GatewayRefundState> {
  const { metadata, payment_intent } = await call(
    'show a page',
    signal,
    (stripe) => stripe.checkout.sessions.retrieve(ref),
  );
  const intent = expanded(payment_intent)?.id ?? payment_intent;
  if (typeof intent !== 'string') return 'refused';
  // Stripe repeats its first answer to a key for a day and then forgets it: what became of the refund stands here.
  const { data } = await call('list refunds', signal, (stripe) =>
    stripe.refunds.list({ payment_intent: intent, limit: REFUNDS_OF_A_CHARGE }),
  );
  const known = data.find((refund) => refund.metadata?.[REFUND] === key);
  if (known) return refundState(known);
  const asked = {
    payment_intent: intent,
    amount: toStripeAmount(amountMinor, currency),
    metadata: { [REFUND]: key, [ATTEMPT]: metadata?.[ATTEMPT] ?? '' },
  };
  try {
    const refund = await call('give a refund', signal, (stripe) =>
      stripe.refunds.create(asked, { idempotencyKey: `refund:${key}` }),
    );
    return refundState(refund);
  } catch (error) {
    if (isInvalid(error)) return 'refused';
    throw error;
  }
}

/** Sessions, intents, charges and refunds all carry the attempt in their metadata. */
function attemptOf({ data }: Stripe.Event): string | null {
  const { metadata } = data.object as { metadata?: Record<string, string> };
  return metadata?.[ATTEMPT] || null;
}

/**
 * Card payments on Stripe's hosted Checkout. Stripe keeps a page for half an hour to a day: one that has to end sooner
 * is open up to half an hour longer than `expiresAt`, until somebody closes it.
 */
export function createStripeGateway({
  webhookSecret,
  ...access
}: StripeAccess & { readonly webhookSecret: string }): PaymentGateway {
  const call = stripeCaller(access);
  return {
    tag: 'stripe',
    open: (charge, signal) => openPage(call, charge, signal),
    look: (ref, signal) => look(call, ref, signal),
    close: (ref, signal) => close(call, ref, signal),
    refund: (refund, signal) => giveBack(call, refund, signal),
    async readEvent(body, headers): Promise<GatewayEvent> {
      const { webhooks } = await loadStripe();
      const signature = headers.get('stripe-signature') ?? '';
      try {
        const event = webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
        );
        return { id: event.id, attempt: attemptOf(event) };
      } catch {
        throw new ForgedEventError('not signed by Stripe, or too long ago');
      }
    },
  };
}
