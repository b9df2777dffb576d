import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ForgedEventError,
  type GatewayCharge,
  type PaymentGateway,
} from '@/server/domain/payment/payment-gateway';

const HOUR_MS = 60 * 60_000;

/** A gateway with hands on the other side: what the customer and the provider do. */
export interface GatewayHarness {
  readonly gateway: PaymentGateway;
  /** The provider's clock; charges expire by it. */
  now(): Date;
  /** The customer pays the page, and the bank agrees. */
  payIt(ref: string): Promise<void> | void;
  /** The bank says no; the page stays open for another card. */
  declineIt(ref: string): Promise<void> | void;
  /** Time passes until the page can't be paid any more. */
  outliveIt(ref: string): Promise<void> | void;
  /** A message about the page, as the provider sends it to our webhook. */
  messageOf(ref: string): Promise<SignedMessage> | SignedMessage;
  /** What the provider gave back of the page's charge, in hundredths. */
  givenBack(ref: string): Promise<number> | number;
  end(): Promise<void> | void;
}

interface SignedMessage {
  readonly body: string;
  readonly headers: Headers;
}

/** A charge as the checkout makes it. */
export const aCharge = (
  now: Date,
  more: Partial<GatewayCharge> = {},
): GatewayCharge => ({
  attempt: randomUUID(),
  amountMinor: 2_599,
  currency: 'USD',
  title: 'Order at Oasis Grill',
  email: 'sam@sofra.example',
  lang: 'en',
  returnUrl: 'https://sofra.example/orders/1?paid=1',
  cancelUrl: 'https://sofra.example/orders/1',
  expiresAt: new Date(now.getTime() + HOUR_MS),
  ...more,
});

/** What every provider of card payments must do (domain/payment/payment-gateway.ts). */
export function gatewayContract(
  name: string,
  open: () => Promise<GatewayHarness> | GatewayHarness,
): void {
  describe(`${name} as a payment gateway`, () => {
    let harness: GatewayHarness;
    const { signal } = new AbortController();
    const at = () => harness.gateway;
    const opened = async (more: Partial<GatewayCharge> = {}) => {
      const charge = aCharge(harness.now(), more);
      return { charge, ...(await at().open(charge, signal)) };
    };
    const refund = (ref: string, key: string, amountMinor: number) =>
      at().refund({ ref, key, amountMinor, currency: 'USD' }, signal);

    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.end());

    it('opens a page that is open until it is paid', async () => {
      const { ref, url } = await opened();
      expect(URL.canParse(url)).toBe(true);
      expect(await at().look(ref, signal)).toEqual({ kind: 'open' });
      await harness.payIt(ref);
      expect(await at().look(ref, signal)).toEqual({
        kind: 'paid',
        amountMinor: 2_599,
        currency: 'USD',
        source: expect.stringMatching(/^\S.* •••• \d{4}$/) as string,
      });
    });

    it('is one page for one attempt, however often and at once it is opened', async () => {
      const charge = aCharge(harness.now());
      const pages = await Promise.all(
        Array.from({ length: 5 }, () => at().open(charge, signal)),
      );
      const later = await at().open(charge, signal);
      expect(new Set([...pages, later].map(({ ref }) => ref)).size).toBe(1);
      expect(new Set([...pages, later].map(({ url }) => url)).size).toBe(1);
    });

    it('is another page for another attempt', async () => {
      const [first, second] = [await opened(), await opened()];
      expect(first.ref).not.toBe(second.ref);
      await harness.payIt(first.ref);
      expect(await at().look(second.ref, signal)).toEqual({ kind: 'open' });
    });

    it('stays open when a card is declined', async () => {
      const { ref } = await opened();
      await harness.declineIt(ref);
      expect(await at().look(ref, signal)).toEqual({ kind: 'open' });
      await harness.payIt(ref);
      expect(await at().look(ref, signal)).toMatchObject({ kind: 'paid' });
    });

    it('closes a page for good, also twice', async () => {
      const { ref } = await opened();
      expect(await at().close(ref, signal)).toEqual({ kind: 'closed' });
      expect(await at().close(ref, signal)).toEqual({ kind: 'closed' });
      expect(await at().look(ref, signal)).toEqual({ kind: 'closed' });
      const paying = (async () => harness.payIt(ref))();
      await expect(paying).rejects.toThrow();
    });

    it('says that it was paid when it is closed too late', async () => {
      const { ref } = await opened();
      await harness.payIt(ref);
      const state = await at().close(ref, signal);
      expect(state).toMatchObject({ kind: 'paid', amountMinor: 2_599 });
    });

    it('can not be paid when its time is over', async () => {
      const { ref } = await opened();
      await harness.outliveIt(ref);
      expect(await at().look(ref, signal)).toEqual({ kind: 'closed' });
      expect(await at().close(ref, signal)).toEqual({ kind: 'closed' });
    });

    it('takes a page that it does not know for closed', async () => {
      expect(await at().look('nobody-knows', signal)).toEqual({
        kind: 'closed',
      });
      expect(await at().close('nobody-knows', signal)).toEqual({
        kind: 'closed',
      });
    });

    it('gives a refund once per key, in parts, and never more than was paid', async () => {
      const { ref } = await opened();
      await harness.payIt(ref);
      expect(await refund(ref, 'first', 1_000)).toBe('done');
      expect(await refund(ref, 'first', 1_000)).toBe('done');
      expect(await harness.givenBack(ref)).toBe(1_000);
      expect(await refund(ref, 'rest', 1_599)).toBe('done');
      expect(await refund(ref, 'more', 1)).toBe('refused');
      expect(await harness.givenBack(ref)).toBe(2_599);
    });

    it('gives one refund for one key asked for at once', async () => {
      const { ref } = await opened();
      await harness.payIt(ref);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => refund(ref, 'same', 500)),
      );
      expect(new Set(answers)).toEqual(new Set(['done']));
      expect(await harness.givenBack(ref)).toBe(500);
    });

    it('refuses to give back what was never paid', async () => {
      const { ref } = await opened();
      expect(await refund(ref, 'unpaid', 100)).toBe('refused');
    });

    it('is still paid after a refund', async () => {
      const { ref } = await opened();
      await harness.payIt(ref);
      await refund(ref, 'all', 2_599);
      expect(await at().look(ref, signal)).toMatchObject({ kind: 'paid' });
    });

    it('reads its own messages, each by an id of its own', async () => {
      const { charge, ref } = await opened();
      const first = await harness.messageOf(ref);
      const event = await at().readEvent(first.body, first.headers);
      expect(event.attempt).toBe(charge.attempt);
      expect(await at().readEvent(first.body, first.headers)).toEqual(event);
      const second = await harness.messageOf(ref);
      const other = await at().readEvent(second.body, second.headers);
      expect(other.id).not.toBe(event.id);
    });

    it('believes no message that is not signed as it stands', async () => {
      const { ref } = await opened();
      const { body, headers } = await harness.messageOf(ref);
      const read = async (text: string, by: Headers) =>
        at().readEvent(text, by);
      await expect(read(`${body} `, headers)).rejects.toThrow(ForgedEventError);
      await expect(read(body, new Headers())).rejects.toThrow(ForgedEventError);
      const other = await harness.messageOf((await opened()).ref);
      await expect(read(body, other.headers)).rejects.toThrow(ForgedEventError);
    });

    it('makes no call when its signal has been given', async () => {
      const over = AbortSignal.abort(new Error('gone'));
      const { ref } = await opened();
      const refused = expect.objectContaining({ message: 'gone' }) as Error;
      await expect(at().look(ref, over)).rejects.toEqual(refused);
      const charge = aCharge(harness.now());
      await expect(at().open(charge, over)).rejects.toEqual(refused);
    });
  });
}
