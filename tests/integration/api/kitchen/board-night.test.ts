import { expect, onTestFinished } from 'vitest';
import { makeLink } from '@/server/domain/kitchen/links';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

/** A night in Tashkent (UTC+5): before midnight, after it, and the evening that follows. */
const LATE = new Date('2026-11-21T18:30:00Z');
const AFTER = new Date('2026-11-21T19:30:00Z');
const EVENING = new Date('2026-11-22T14:00:00Z');

it('a night is one day of a board: its opening, its numbers and its count go on after midnight', async () => {
  onTestFinished(() => api.setNow(null));
  const hours = { opensAt: '18:00', closesAt: '02:00' };
  api.setNow(LATE);
  const { cartId, product, shop, shopper } = await createFilledCart(api, {
    shop: { hours },
  });
  const token = await makeLink(
    { db: api.db, now: LATE },
    { kind: 'board', shopId: shop.id, branchId: null },
  );
  const place = async (cart: number): Promise<number> => {
    const body = orderBody(cart, shop.payments.cash);
    const { data } = (await placeOrder(api, shopper, body)).body;
    return data.number_of_day;
  };
  const line = { shopId: shop.id, stockId: product.stockId };
  const again = async (): Promise<number> =>
    place(await fillCart(api, shopper, line));
  const board = async () =>
    (await api.get(`/rest/kitchen/boards/${token}`)).body.data;

  expect(await place(cartId)).toBe(1);
  api.setNow(AFTER);
  expect(await again()).toBe(2);
  expect(await board()).toMatchObject({
    orders_today: 2,
    opening: { from: '2026-11-21T13:00:00.000Z' },
  });
  api.setNow(EVENING);
  expect(await again()).toBe(1);
  expect(await board()).toMatchObject({
    orders_today: 1,
    opening: { from: '2026-11-22T13:00:00.000Z' },
  });
});
