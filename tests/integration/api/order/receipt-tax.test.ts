import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { products } from '@/server/db/schema/products';
import { api, it } from '@/tests/support/api/api-test';
import { createCoupon } from '@/tests/support/factories/coupon';
import { createRefundCase } from '@/tests/support/factories/refund';

/** Two dishes of $6.90, in each of which are 12 %: $0.74. */
async function taxedCase() {
  const own = await createRefundCase(api);
  await api.db
    .update(products)
    .set({ taxPercent: 12 })
    .where(eq(products.id, own.product.id));
  const approve = async (body: object) => {
    const asked = await own.ask({ reason: 'other', ...body });
    await own.answer(asked.body.data.id, 'approved');
  };
  return { ...own, approve };
}

const tax = (order: { contained_tax: number; contained_taxes: object }) => [
  order.contained_tax,
  order.contained_taxes,
];

describe('the tax that a receipt says its prices contain', () => {
  it('is named with its rate', async () => {
    const own = await taxedCase();
    expect(tax(await own.delivered())).toEqual([
      1.48,
      [{ percent: 12, amount: 1.48 }],
    ]);
  });

  it('is that of what was paid, after a promo code for the dishes', async () => {
    const own = await taxedCase();
    const { name } = await createCoupon(api.db);
    const quoted = await api.post(
      `/dashboard/user/cart/calculate/${own.cartId}`,
      { type: 'pickup', coupon: name },
      own.shopper,
    );
    expect(quoted.body.data.total_tax).toBe(1.33);
    expect(tax(await own.delivered({ coupon: name }))).toEqual([
      1.33,
      [{ percent: 12, amount: 1.33 }],
    ]);
  });

  it('follows what was given back, also in the list', async () => {
    const own = await taxedCase();
    const { details, id } = await own.delivered();
    await own.approve({
      order_id: id,
      items: [{ order_detail_id: details[0].id, quantity: 1 }],
    });
    const after = await own.orderOf(id);
    expect(tax(after)).toEqual([0.74, [{ percent: 12, amount: 0.74 }]]);
    const list = await api.get('/dashboard/user/orders/paginate', own.shopper);
    expect(list.body.data[0].contained_tax).toBe(0.74);
  });

  it('is none once all of it was given back, or of a cancelled order', async () => {
    const own = await taxedCase();
    const { id } = await own.delivered();
    await own.approve({ order_id: id });
    expect(tax(await own.orderOf(id))).toEqual([0, []]);
  });
});
