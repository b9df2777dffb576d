import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { pauseShop } from '@/server/domain/kitchen/pause-shop';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

/** 18:20 in Tashkent, a Saturday. */
const NOW = new Date('2026-11-21T13:20:00Z');
const UNTIL = new Date('2026-11-21T13:50:00Z');

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  api.setNow(NOW);
  onTestFinished(() => api.setNow(null));
  filled = await createFilledCart(api);
});

async function pause(
  until: Date | null = UNTIL,
  reason: 'busy' | 'closed' = 'busy',
): Promise<void> {
  await pauseShop({ db: api.db }, filled.shop.id, { until, reason });
  await api.heard();
}

const place = (wish: Record<string, string> = {}) =>
  placeOrder(
    api,
    filled.shopper,
    orderBody(filled.cartId, filled.shop.payments.cash, wish),
  );

const page = async () =>
  (await api.get(`/rest/shops/${filled.shop.id}`)).body.data;

describe('a kitchen that pauses', () => {
  it('is busy for everybody at once, until the pause is over or ended', async () => {
    expect((await page()).availability).toEqual({ can_order: true });
    await pause();
    const busy = {
      can_order: false,
      reason: 'busy',
      next_at: UNTIL.toISOString(),
    };
    expect(await page()).toMatchObject({ open: false, availability: busy });
    api.setNow(UNTIL);
    expect((await page()).open).toBe(true);
    api.setNow(NOW);
    expect((await page()).open).toBe(false);
    await pause(null);
    expect((await page()).open).toBe(true);
  });

  it('refuses an order for now in words, and takes one for later', async () => {
    await pause();
    const refused = await place();
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      statusCode: 'ERROR_118',
      message: 'Busy, takes orders again from 18:50',
      data: { reason: 'busy', next_at: UNTIL.toISOString() },
    });
    const today = { delivery_date: '2026-11-21' };
    expect(
      (await place({ ...today, delivery_time: '18:30' })).body,
    ).toMatchObject({
      statusCode: 'ERROR_118',
      data: { reason: 'slot_unavailable' },
    });
    expect((await place({ ...today, delivery_time: '20:00' })).status).toBe(
      200,
    );
  });

  it('says when it opens where the pause is not over today', async () => {
    await pause(new Date('2026-11-21T20:00:00Z'));
    expect((await place()).body.message).toBe('Shop is closed');
  });

  it('is seen and ended by the operator', async () => {
    const { id } = filled.shop;
    const run = (line: string) => operate(api, line.split(' '));
    await pause();
    expect((await run(`shop ${id}`)).out).toContain(
      `It is paused until 2026-11-21 18:50 (busy): \`shop open ${id}\` ends the pause.`,
    );
    expect((await run(`shops ${id}`)).out).toContain(
      'paused until 2026-11-21 18:50 (busy)',
    );
    expect((await run(`shop open ${id}`)).out).toContain('is open');
    expect((await page()).open).toBe(true);
    expect((await run(`shop ${id}`)).out).not.toContain('paused');
  });

  it('stays paused when it is switched off meanwhile', async () => {
    const { id } = filled.shop;
    await pause(UNTIL, 'closed');
    expect((await page()).availability.reason).toBe('closed_now');
    await operate(api, ['shop', 'close', String(id)]);
    expect((await page()).availability).toEqual({
      can_order: false,
      reason: 'shop_off',
    });
  });
});
