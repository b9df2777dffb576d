// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { couponUsage, createCoupon } from '@/tests/support/factories/coupon';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';

type Filled = Awaited<ReturnType<typeof createFilledCart>>;

const place = (by: Filled, more: Record<string, unknown>) =>
  placeOrder(
    api,
    by.shopper,
    orderBody(by.cartId, by.shop.payments.cash, more),
  );

describe('the last use of a promo code', () => {
  it('goes to one of many who order at the same moment; the others are told, and order nothing', async () => {
    const last = await createCoupon(api.db, { usesMax: 1 });
    const people = await Promise.all(
      Array.from({ length: 6 }, () => createFilledCart(api)),
    );
    const answers = await Promise.all(
      people.map((one) => place(one, { coupon: last.name })),
    );
    const codes = answers.map(({ body }) => body.statusCode ?? 'placed');
    expect(codes.sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'ERROR_250'),
      'placed',
    ]);
    const { people: holders, uses } = await couponUsage(api.db, last.id);
    expect([uses, holders.length]).toEqual([1, 1]);
    const left = await Promise.all(
      people.map(({ product }) => stockLeft(api.db, product.stockId)),
    );
    expect(left.sort()).toEqual([100, 100, 100, 100, 100, 98]);
  });

  it('is given back while others order: nobody waits for ever, and the count is what is held', async () => {
    const shared = await createCoupon(api.db, { usesMax: 3 });
    const people = await Promise.all(
      Array.from({ length: 6 }, () => createFilledCart(api)),
    );
    await Promise.all(
      people.map(async (one) => {
        const { body } = await place(one, { coupon: shared.name });
        if (!body.data?.id) return;
        await api.post(
          `/dashboard/user/orders/${body.data.id}/status/change?status=cancelled`,
          {},
          one.shopper,
        );
      }),
    );
    expect(await couponUsage(api.db, shared.id)).toEqual({
      uses: 0,
      people: [],
    });
  });
});
