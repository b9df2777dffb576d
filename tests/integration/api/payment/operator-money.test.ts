import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayState } from '@/server/domain/payment/payment-gateway';
import {
  type ApiHarness,
  openApi,
  TEST_OPERATOR_TOKEN,
} from '@/tests/support/api/api-harness';
import { brokenLine, faultyLine } from '@/tests/support/api/faulty-gateway';
import { type CardDesk, cardDesk } from '@/tests/support/factories/card-order';
import { createCurrencies } from '@/tests/support/factories/currency';

const START = new Date('2026-11-18T07:00:00Z');
const MINUTE_MS = 60_000;
const OPERATOR = { token: TEST_OPERATOR_TOKEN };

const line = faultyLine();
let api: ApiHarness;
let desk: CardDesk;

beforeAll(async () => {
  api = await openApi({}, { gateway: line.through });
  await createCurrencies(api.db);
});
afterAll(() => api.close());
beforeEach(() => {
  line.faults = {};
  api.setNow(START);
  desk = cardDesk(api, { now: START }, line.through);
});

describe('a provider that took another amount', () => {
  it.each([[{ amountMinor: 1 }], [{ currency: 'EUR' }]] as Partial<
    Extract<GatewayState, { kind: 'paid' }>
  >[][])('has paid nothing, and the operator sees it: %o', async (other) => {
    const { id, order, shop, shopper } = await desk.place();
    const paid: GatewayState = {
      kind: 'paid',
      amountMinor: Math.round(order.total_price * 100),
      currency: order.currency.title,
      source: null,
      ...other,
    };
    line.faults = {
      look: () => Promise.resolve(paid),
      close: () => Promise.resolve(paid),
    };
    await desk.comeBack(order.payment_url);
    expect((await desk.row(id)).awaitingPayment).toBe(true);
    const list = await api.get(
      '/dashboard/admin/payments?state=problem',
      OPERATOR,
    );
    expect(list.body.data).toContainEqual(
      expect.objectContaining({ order_id: id, provider: 'sandbox' }),
    );
    expect((await desk.again(id, shopper, shop.payments.cash)).status).toBe(
      503,
    );
    desk.pass(31 * MINUTE_MS);
    await desk.sweep();
    expect((await desk.row(id)).status).toBe('cancelled');
    expect(await desk.refunds(id)).toEqual([]);
  });
});

describe('money on its way back', () => {
  async function cancelledAfterPaying() {
    const placed = await desk.place();
    await desk.pay(placed.order.payment_url);
    await desk.webhooks();
    await desk.cancel(placed.id, placed.shopper);
    return placed;
  }

  it('is sent again with one key while the provider is silent', async () => {
    const keys: string[] = [];
    const { id } = await cancelledAfterPaying();
    line.faults = {
      refund: (refund) => {
        keys.push(refund.key);
        return brokenLine();
      },
    };
    await desk.sweep();
    await desk.sweep();
    expect(keys).toHaveLength(1);
    desk.pass(5_000);
    await desk.sweep();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    line.faults = {};
    desk.pass(MINUTE_MS);
    await desk.sweep();
    expect(await desk.refunds(id)).toMatchObject([{ status: 'done' }]);
  });

  it('that is refused is shown to the operator', async () => {
    const { id } = await cancelledAfterPaying();
    line.faults = { refund: () => Promise.resolve('refused') };
    await desk.sweep();
    desk.pass(60 * MINUTE_MS);
    line.faults = {};
    await desk.sweep();
    const { body } = await api.get('/dashboard/admin/payments', OPERATOR);
    expect(body.data).toContainEqual(expect.objectContaining({ order_id: id }));
    expect((await api.get('/dashboard/admin/payments')).status).toBe(401);
  });
});
