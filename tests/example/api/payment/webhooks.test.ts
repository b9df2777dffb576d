// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  SIGNATURE_HEADER,
  signWebhook,
  webhookSecret,
} from '@/example/payments/webhook-signature';
import { gatewayEvents, transactions } from '@/server/db/schema/payments';
import { sandboxWebhooks } from '@/server/db/schema/sandbox';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CardDesk,
  cardDesk,
  CARDS,
} from '@/tests/example/support/card-order';

const START = new Date('2026-11-18T07:00:00Z');
let desk: CardDesk;

beforeEach(async () => {
  api.setNow(START);
  desk = cardDesk(api, { now: START });
  await api.db.delete(sandboxWebhooks);
});

/** A webhook as the sandbox would send it, or with another secret, at another time. */
async function send(
  body: string,
  { secret, at = START }: { secret?: string; at?: Date } = {},
  provider = 'sandbox',
): Promise<number> {
  const known = secret ?? (await webhookSecret(api.db));
  const response = await api.fetch(
    new Request(`http://test.local/api/v1/webhooks/${provider}`, {
      method: 'POST',
      headers: { [SIGNATURE_HEADER]: signWebhook(known, body, at) },
      body,
    }),
  );
  return response.status;
}

const about = (attempt: string | undefined, id = 'evt_1'): string =>
  JSON.stringify({ id, type: 'payment.paid', attempt });

async function uuidOf(id: number): Promise<string> {
  const [attempt] = await desk.attempts(id);
  return attempt?.uuid ?? '';
}

const isPaid = async (id: number): Promise<boolean> =>
  !(await desk.row(id)).awaitingPayment;

describe('a webhook', () => {
  it('that was not signed, or long ago, or of another provider, changes nothing', async () => {
    const { id, order } = await desk.place();
    await desk.pay(order.payment_url);
    const body = about(await uuidOf(id));
    expect(await send(body, { secret: 'guessed' })).toBe(400);
    const old = new Date(+START - 6 * 60_000);
    expect(await send(body, { at: old })).toBe(400);
    const unsigned = await api.call('POST', '/webhooks/sandbox', { body: {} });
    expect(unsigned.status).toBe(400);
    expect(await send(body, {}, 'stripe')).toBe(404);
    expect(await send(body, {}, 'nobody')).toBe(404);
    expect(await isPaid(id)).toBe(false);
  });

  it('only says "look": one that says paid about an open page pays nothing', async () => {
    const { id } = await desk.place();
    expect(await send(about(await uuidOf(id), 'evt_liar'))).toBe(200);
    expect(await isPaid(id)).toBe(false);
  });

  it('takes effect once, however often it comes, also at once', async () => {
    const { id, order } = await desk.place();
    await desk.pay(order.payment_url, CARDS.duplicateWebhooks);
    const body = about(await uuidOf(id), 'evt_many');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(body)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await desk.webhooks()).toBe(2);
    desk.pass(2_000);
    expect(await desk.webhooks()).toBe(1);
    const kept = await api.db
      .select()
      .from(gatewayEvents)
      .where(eq(gatewayEvents.eventId, 'evt_many'));
    expect(kept).toHaveLength(1);
    expect(await desk.mails(id)).toBe(1);
    expect((await desk.row(id)).version).toBe(2);
  });

  it('may come late, after the browser, and in another order', async () => {
    const late = await desk.place();
    await desk.pay(late.order.payment_url, CARDS.lateWebhook);
    expect(await desk.webhooks()).toBe(0);
    await desk.comeBack(late.order.payment_url);
    expect(await isPaid(late.id)).toBe(true);
    desk.pass(60_000);
    expect(await desk.webhooks()).toBe(1);
    expect((await desk.row(late.id)).version).toBe(2);

    const mixed = await desk.place();
    await desk.pay(mixed.order.payment_url, CARDS.reorderedWebhooks);
    await desk.webhooks();
    expect(await isPaid(mixed.id)).toBe(true);
    desk.pass(2_000);
    expect(await desk.webhooks()).toBe(1);
    expect(await isPaid(mixed.id)).toBe(true);
  });

  it('may come before we know what the provider calls the attempt', async () => {
    const { id, order } = await desk.place();
    await desk.pay(order.payment_url);
    await api.db
      .update(transactions)
      .set({ providerRef: null, payUrl: null })
      .where(eq(transactions.orderId, id));
    expect(await send(about(await uuidOf(id), 'evt_early'))).toBe(200);
    expect(await isPaid(id)).toBe(true);
  });

  it('about an attempt that is not here is to be sent again', async () => {
    const nobody = '6f1c3d0a-27a3-4f04-9a6f-6a2f3a3ad9d1';
    expect(await send(about(nobody, 'evt_unknown'))).toBe(404);
    expect(await send(about("' or 1=1", 'evt_odd'))).toBe(404);
    expect(await send(about(undefined, 'evt_other'))).toBe(200);
  });

  it('is refused when it is too long', async () => {
    expect(await send('x'.repeat(300_000))).toBe(413);
  });
});
