// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { orderShares } from '@/server/db/schema/order-shares';
import { orders } from '@/server/db/schema/orders';
import { markSoldOut } from '@/server/domain/order/kitchen/sold-out';
import { api, it } from '@/tests/support/api/api-test';
import { cardDesk } from '@/tests/example/support/card-order';
import { createCoupon } from '@/tests/support/factories/coupon';
import { createGroup } from '@/tests/support/factories/group';
import { orderBody } from '@/tests/support/factories/cart';
import { moveOrder, placeOrder } from '@/tests/support/factories/order';
import {
  createSoldOutCase,
  type SoldOutCase,
  WALLET_MINOR,
} from '@/tests/support/kitchen/sold-out-case';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';

/** Ten per cent of tax, five of service, a fee below 25.00: what a shop may ask. */
const FEES = {
  taxPercent: 10,
  serviceFeePercent: 5,
  minAmountMinor: 2_500,
  smallOrderFeeMinor: 200,
};

let own: SoldOutCase;

beforeEach(async () => {
  own = await createSoldOutCase(api, FEES);
});
afterEach(() => own.silence());

const minor = (amount: number): number => Math.round(amount * 100);

async function leaveOut(orderId: number, stockId: number) {
  const { lineId } = await own.mark(orderId, stockId);
  const answer = await own.answer(orderId, lineId);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

describe('the money of what is left out', () => {
  it('is back in the wallet at once, with its tax and service, and never a fee for too little', async () => {
    const order = await own.place('wallet');
    expect(await own.balance()).toBe(WALLET_MINOR - minor(order.total_price));
    const left = await leaveOut(order.id, own.dish.stockId);
    // 20.00 + 2 × 1.50 with 10 % tax and 5 % service
    expect(minor(order.total_price) - minor(left.total_price)).toBe(2_645);
    expect(left).toMatchObject({
      origin_price: 9.99,
      tax: 1,
      service_fee: 0.5,
      small_order_fee: 0,
      delivery_fee: order.delivery_fee,
      transaction: { status: 'paid' },
    });
    expect(await own.balance()).toBe(WALLET_MINOR - minor(left.total_price));
    const attempt = await own.attempt(order.id);
    expect(attempt.priceMinor - attempt.refundedMinor).toBe(
      minor(left.total_price),
    );
  });

  it('is told once: a refusal after it names what was left', async () => {
    const order = await own.place('wallet');
    const left = await leaveOut(order.id, own.side.stockId);
    const act = { kind: 'refuse', reason: 'closed', note: null } as const;
    await kitchenDoes(api, order.id, act);
    expect(await own.balance()).toBe(WALLET_MINOR);
    const { body } = await api.get('/dashboard/notifications', own.shopper);
    expect(body.data[0].body).toContain(
      `$${left.total_price.toFixed(2)} is back in your wallet.`,
    );
    expect(left.total_price).toBeLessThan(order.total_price);
  });

  it('is told before as it is given after, line by line', async () => {
    const order = await own.place('wallet');
    for (const stockId of [own.addon.stockId, own.side.stockId]) {
      const before = await own.orderOf(order.id);
      const { lineId } = await own.mark(order.id, stockId);
      const asked = await own.orderOf(order.id);
      const rows = asked.details.flatMap((line: { addons: object[] }) => [
        line,
        ...line.addons,
      ]);
      const { back } = rows.find(
        ({ id }: { id: number }) => id === lineId,
      ).sold_out;
      const after = (await own.answer(order.id, lineId)).body.data;
      expect(minor(before.total_price) - minor(after.total_price)).toBe(
        minor(back),
      );
      expect(minor(back)).toBeGreaterThan(0);
    }
    const { total_price: total } = await own.orderOf(order.id);
    expect(await own.balance()).toBe(WALLET_MINOR - minor(total));
  });

  it('is less on a bill in cash, and all of it is there for a refund after the delivery', async () => {
    const order = await own.place('cash');
    const left = await leaveOut(order.id, own.side.stockId);
    expect(await own.attempt(order.id)).toMatchObject({
      status: 'progress',
      priceMinor: minor(left.total_price),
      refundedMinor: 0,
    });
    expect(await own.balance()).toBe(WALLET_MINOR);
    await moveOrder(api, order.id);
    const delivered = await own.orderOf(order.id);
    expect(delivered.refund_offer.whole).toBe(left.total_price);
    expect((await own.attempt(order.id)).status).toBe('paid');
  });

  it('of a card goes back through its provider, once', async () => {
    const desk = cardDesk(api, { now: new Date(Date.now() + 60_000) });
    const order = await own.place('card');
    await desk.pay(order.payment_url);
    await desk.webhooks();
    const left = await leaveOut(order.id, own.dish.stockId);
    const back = minor(order.total_price) - minor(left.total_price);
    expect(left.transaction.refund_state).toBe('pending');
    await desk.sweep();
    await desk.sweep();
    expect(await desk.refunds(order.id)).toEqual([
      { amountMinor: back, status: 'done' },
    ]);
    await desk.cancel(order.id, own.shopper);
    await desk.sweep();
    const refunds = await desk.refunds(order.id);
    expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
      minor(order.total_price),
    );
    expect(await desk.ledgerSum()).toBe(0);
  });

  it('is never given again by a refund after the delivery', async () => {
    const order = await own.place('wallet');
    const left = await leaveOut(order.id, own.side.stockId);
    await moveOrder(api, order.id);
    const delivered = await own.orderOf(order.id);
    expect(delivered.refund_offer.whole).toBe(left.total_price);
    const ask = (more: object) =>
      api.post(
        '/dashboard/user/order-refunds',
        { order_id: order.id, cause: 'Cold', ...more },
        own.shopper,
      );
    const { id: gone } = await own.lineOf(order.id, own.side.stockId);
    const items = [{ order_detail_id: gone, quantity: 1 }];
    expect((await ask({ items })).status).toBe(400);
    const asked = await ask({});
    expect(asked.body.data.price).toBe(left.total_price);
    await api.post(
      `/dashboard/admin/refunds/${asked.body.data.id}`,
      { status: 'approved' },
      { token: TEST_OPERATOR_TOKEN },
    );
    expect(await own.balance()).toBe(WALLET_MINOR);
  });
});

describe('with a promo code', () => {
  it.each([
    ['a percentage is of what is left', {}, 100],
    ['an amount stays', { type: 'fix', value: 500 }, 500],
    ['its minimum is not asked again', { minGoodsMinor: 3_000 }, 100],
    [
      'an amount takes no more than what is left',
      { type: 'fix', value: 3_000 },
      999,
    ],
  ] as const)('%s', async (_, terms, off) => {
    const { name } = await createCoupon(api.db, terms);
    const order = await own.place('wallet', { coupon: name });
    const left = await leaveOut(order.id, own.dish.stockId);
    expect(minor(left.coupon_price)).toBe(off);
    expect(left.total_price).toBeLessThanOrEqual(order.total_price);
    expect(await own.balance()).toBe(WALLET_MINOR - minor(left.total_price));
  });

  it('for the delivery it stays what it was', async () => {
    const { name } = await createCoupon(api.db, {
      for: 'delivery_fee',
      value: 5_000,
    });
    const order = await own.place('wallet', { coupon: name });
    const left = await leaveOut(order.id, own.dish.stockId);
    expect(left.coupon_price).toBe(order.coupon_price);
  });
});

it('of a group everybody pays their part of what is left, and the parts are the bill', async () => {
  const group = await createGroup(api);
  const ann = await group.join('Ann');
  await group.eat([[group.dish, 1]]);
  await group.choose(ann, [
    [group.side, 2],
    [group.dish, 1],
  ]);
  const body = orderBody(group.cartId, group.shop.payments.cash);
  const { id, version } = (await placeOrder(api, group.owner, body)).body.data;
  const { details } = (
    await api.get(`/dashboard/user/orders/${id}`, group.owner)
  ).body.data;
  const lineId = details.find(
    ({ stock_id: of }: { stock_id: number }) => of === group.side,
  ).id;
  const wish = { orderId: id, shopId: group.shop.id, version, lineId };
  await markSoldOut(own.ctx(), { ...wish, forEveryone: false });
  await own.answer(id, lineId, 'leave_out', group.owner);
  const shares = await api.db
    .select()
    .from(orderShares)
    .where(eq(orderShares.orderId, id));
  const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
  expect(shares.map(({ itemsMinor }) => itemsMinor)).toEqual([1000, 1000]);
  expect(shares.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(
    row?.totalMinor,
  );
});
