import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStripeGateway } from '@/server/adapters/payments/stripe-gateway';
import {
  ForgedEventError,
  type PaymentGateway,
} from '@/server/domain/payment/payment-gateway';
import { errorLines } from '@/server/safe-error';
import {
  aCharge,
  gatewayContract,
} from '@/tests/support/payment/gateway-contract';
import {
  openStripeServer,
  STRIPE_KEY,
  STRIPE_SIGNING_SECRET,
  type StripeServer,
} from '@/tests/support/payment/stripe-server';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const { signal } = new AbortController();

const gatewayAt = (
  { url }: StripeServer,
  webhookSecret = STRIPE_SIGNING_SECRET,
): PaymentGateway =>
  createStripeGateway({ secretKey: STRIPE_KEY, webhookSecret, apiUrl: url });

gatewayContract('Stripe', async () => {
  const stripe = await openStripeServer();
  return {
    gateway: gatewayAt(stripe),
    now: () => new Date(),
    payIt: (ref) => stripe.book.pay(ref),
    declineIt: (ref) => stripe.book.decline(ref),
    outliveIt: () => {
      stripe.ahead += DAY_MS;
    },
    messageOf: (ref) => stripe.message(ref),
    givenBack: (ref) => stripe.book.given(ref),
    end: () => stripe.close(),
  };
});

describe('Stripe', () => {
  let stripe: StripeServer;
  let gateway: PaymentGateway;
  const now = () => new Date(Date.now() + stripe.ahead);
  const minutesAhead = (minutes: number) =>
    new Date(now().getTime() + minutes * MINUTE_MS);
  const paid = async (amountMinor = 2_599) => {
    const page = await gateway.open(aCharge(now(), { amountMinor }), signal);
    stripe.book.pay(page.ref);
    return page.ref;
  };
  const refund = (ref: string, key: string) =>
    gateway.refund({ ref, key, amountMinor: 500, currency: 'USD' }, signal);
  const asked = (path: string) =>
    stripe.calls.filter((call) => call.path === path);

  beforeEach(async () => {
    stripe = await openStripeServer();
    gateway = gatewayAt(stripe);
  });
  afterEach(() => stripe.close());

  it('is asked for a page as the checkout wants it', async () => {
    const charge = aCharge(now(), { lang: 'hi' });
    const { ref } = await gateway.open(charge, signal);
    expect(asked('/v1/checkout/sessions')).toHaveLength(1);
    expect(asked('/v1/checkout/sessions')[0]).toMatchObject({
      method: 'POST',
      key: `attempt:${charge.attempt}`,
      form: {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        client_reference_id: charge.attempt,
        metadata: { sofra_attempt: charge.attempt },
        payment_intent_data: { metadata: { sofra_attempt: charge.attempt } },
        customer_email: 'sam@sofra.example',
        locale: 'hi-IN',
        success_url: charge.returnUrl,
        cancel_url: charge.cancelUrl,
        expires_at: String(Math.floor(charge.expiresAt.getTime() / 1000)),
      },
    });
    stripe.book.pay(ref, { brand: 'american_express', last4: '0005' });
    expect(await gateway.look(ref, signal)).toMatchObject({
      source: 'American Express •••• 0005',
    });
  });

  it.each([
    ['ar', 'auto'],
    ['zh', 'zh'],
  ])('shows %s as %s', async (lang, locale) => {
    await gateway.open(aCharge(now(), { lang, email: null }), signal);
    expect(stripe.calls[0]?.form).toMatchObject({ locale });
    expect(stripe.calls[0]?.form).not.toHaveProperty('customer_email');
  });

  it.each([
    ['USD', 1_050, '1050'],
    ['JPY', 120_000, '1200'],
    ['MGA', 500_000, '5000'],
    ['UGX', 500_000, '500000'],
    ['KWD', 512, '5120'],
  ])('charges %s in its own units', async (currency, amountMinor, wire) => {
    const charge = aCharge(now(), { currency, amountMinor });
    const { ref } = await gateway.open(charge, signal);
    expect(stripe.calls[0]?.form).toHaveProperty(
      'line_items.0.price_data.unit_amount',
      wire,
    );
    stripe.book.pay(ref);
    expect(await gateway.look(ref, signal)).toMatchObject({
      amountMinor,
      currency,
    });
  });

  it('never charges another amount than the one shown', async () => {
    const charge = aCharge(now(), { currency: 'JPY', amountMinor: 120_050 });
    await expect(gateway.open(charge, signal)).rejects.toThrow(RangeError);
    expect(stripe.calls).toHaveLength(0);
  });

  it('opens a page for the half hour that Stripe wants at least, the same one later', async () => {
    const charge = aCharge(now(), { expiresAt: minutesAhead(15) });
    const { ref } = await gateway.open(charge, signal);
    stripe.ahead += 10 * MINUTE_MS;
    expect((await gateway.open(charge, signal)).ref).toBe(ref);
    expect(stripe.book.pages.size).toBe(1);
    const long = aCharge(now(), { expiresAt: minutesAhead(31) });
    const first = await gateway.open(long, signal);
    stripe.ahead += 10 * MINUTE_MS;
    expect((await gateway.open(long, signal)).ref).toBe(first.ref);
  });

  it('makes one page when an answer was lost, or Stripe was busy', async () => {
    stripe.fail('lost');
    const charge = aCharge(now());
    const { ref } = await gateway.open(charge, signal);
    expect(stripe.book.pages.size).toBe(1);
    stripe.fail(503);
    expect((await gateway.look(ref, signal)).kind).toBe('open');
    stripe.fail(409);
    expect((await gateway.close(ref, signal)).kind).toBe('closed');
  });

  it.each([402, 429, 500] as const)(
    'does not know what happened after %i',
    async (fault) => {
      const ref = await paid();
      stripe.fail(fault, fault);
      await expect(gateway.look(ref, signal)).rejects.toThrow('Stripe did not');
      stripe.fail(fault, fault);
      await expect(refund(ref, 'key')).rejects.toThrow('Stripe did not');
      expect(stripe.book.given(ref)).toBe(0);
    },
  );

  it('ends a call at once with its signal', async () => {
    const ref = await paid();
    const over = new AbortController();
    stripe.fail('silent', 'silent');
    const looking = gateway.look(ref, over.signal);
    await expect
      .poll(() => asked(`/v1/checkout/sessions/${ref}`))
      .toHaveLength(1);
    over.abort(new Error('the request is gone'));
    await expect(looking).rejects.toThrow('the request is gone');
  });

  it('says what is paid and not decided', async () => {
    const { ref } = await gateway.open(aCharge(now()), signal);
    stripe.book.pay(ref, undefined, false);
    expect(await gateway.look(ref, signal)).toEqual({ kind: 'processing' });
    expect(await gateway.close(ref, signal)).toEqual({ kind: 'processing' });
  });

  it('follows a refund that takes its time, a day later, too', async () => {
    const ref = await paid();
    stripe.book.refundsBegin = 'pending';
    expect(await refund(ref, 'slow')).toBe('pending');
    stripe.forgetKeys();
    expect(await refund(ref, 'slow')).toBe('pending');
    expect(stripe.book.given(ref)).toBe(500);
    const [row] = stripe.book.page(ref).refunds;
    if (row) row.status = 'failed';
    expect(await refund(ref, 'slow')).toBe('refused');
    if (row) row.status = 'succeeded';
    expect(await refund(ref, 'slow')).toBe('done');
    expect(stripe.book.page(ref).refunds).toHaveLength(1);
  });

  it('gives one refund when the answer was lost', async () => {
    const ref = await paid();
    stripe.fail('none', 'none', 'lost', 'lost');
    await expect(refund(ref, 'lost')).rejects.toThrow('Stripe did not');
    expect(stripe.book.given(ref)).toBe(500);
    expect(await refund(ref, 'lost')).toBe('done');
    expect(stripe.book.given(ref)).toBe(500);
  });

  it('reads a message only for five minutes, and by its own secret', async () => {
    const { ref } = await gateway.open(aCharge(now()), signal);
    const { body } = stripe.message(ref);
    const seconds = Math.floor(Date.now() / 1000);
    const old = stripe.sign(body, seconds - 301);
    const read = async ({ headers }: { headers: Headers }) =>
      gateway.readEvent(body, headers);
    await expect(read(old)).rejects.toThrow(ForgedEventError);
    const forged = stripe.sign(body, seconds, 'whsec_of_somebody_else');
    await expect(read(forged)).rejects.toThrow(ForgedEventError);
    expect(await read(stripe.sign(body, seconds - 290))).toMatchObject({
      attempt: expect.any(String) as string,
    });
  });

  it('is told about charges that are none of ours', async () => {
    const other = stripe.sign(
      JSON.stringify({
        id: 'evt_other',
        object: 'event',
        data: { object: { client_reference_id: '17', metadata: {} } },
      }),
    );
    expect(await gateway.readEvent(other.body, other.headers)).toEqual({
      id: 'evt_other',
      attempt: null,
    });
  });

  it('shows no secret and no address in what a log may say', async () => {
    const stranger = createStripeGateway({
      secretKey: 'sk_live_wrong',
      webhookSecret: 'whsec_x',
      apiUrl: stripe.url,
    });
    const error = await stranger
      .open(aCharge(now()), signal)
      .catch((reason: unknown) => reason);
    const said = errorLines(error) + JSON.stringify(error);
    expect(said).toContain('status 401');
    expect(said).not.toMatch(/sk_live|whsec|sam@sofra/);
  });
});
