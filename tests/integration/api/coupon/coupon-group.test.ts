import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { orderBody } from '@/tests/support/factories/cart';
import { createCoupon } from '@/tests/support/factories/coupon';
import { createGroup } from '@/tests/support/factories/group';
import { placeOrder } from '@/tests/support/factories/order';

describe('a group with a promo code', () => {
  interface Share {
    readonly items: number;
    readonly fees: number;
    readonly tax: number;
    readonly tips: number;
    readonly discount: number;
    readonly total: number;
  }
  const cents = (value: number): number => Math.round(value * 100);

  it.each(['host', 'equal', 'value'])(
    'shares it to the cent, split by %s',
    async (split) => {
      const group = await createGroup(api, {
        taxPercent: 7,
        deliveryStartMinor: 330,
      });
      for (const [name, line] of [
        ['Ann', [group.dish, 1]],
        ['Ben', [group.side, 2]],
        ['Cem', [group.side, 1]],
      ] as const)
        await group.choose(await group.join(name), [line]);
      await group.own('PUT', `/group/${group.cartId}`, { split });
      const { name } = await createCoupon(api.db, { value: 3_333 });
      const body = orderBody(group.cartId, group.shop.payments.cash, {
        coupon: name,
        tips: 1,
      });
      const quote = await group.own('POST', `/calculate/${group.cartId}`, {
        type: 'delivery',
        address: body.location,
        tips: 1,
        coupon: name,
      });
      // Another version of the cart: the shares that people see count the code anew.
      await group.eat([[group.side, 1]]);
      const cart = await group.own('GET', '');
      const seen = cart.body.data.group_order.shares as Share[];
      const fresh = await group.own('POST', `/calculate/${group.cartId}`, {
        type: 'delivery',
        address: body.location,
        tips: 1,
        coupon: name,
      });
      expect(fresh.body.data.coupon_price).not.toBe(
        quote.body.data.coupon_price,
      );
      expect(seen.reduce((all, { total }) => all + cents(total), 0)).toBe(
        cents(fresh.body.data.total_price),
      );
      const placed = await placeOrder(api, group.owner, {
        ...body,
        quote_id: fresh.body.data.id,
      });
      const { data: order } = placed.body;
      expect(order.coupon_price).toBe(fresh.body.data.coupon_price);
      const receipt = await api.get(
        `/rest/cart/receipts/${order.group_receipt}`,
      );
      const shares = receipt.body.data.members as Share[];
      const sum = (field: keyof Share): number =>
        shares.reduce((total, share) => total + cents(share[field]), 0);
      expect(sum('discount')).toBe(cents(order.coupon_price));
      expect(sum('total')).toBe(cents(order.total_price));
      for (const share of shares) {
        expect(share.total).toBeGreaterThanOrEqual(0);
        expect(cents(share.total)).toBe(
          cents(share.items) +
            cents(share.fees) +
            cents(share.tax) +
            cents(share.tips) -
            cents(share.discount),
        );
      }
    },
  );
});
