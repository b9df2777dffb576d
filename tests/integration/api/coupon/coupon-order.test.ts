// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { coupons } from '@/server/db/schema/coupons';
import { outboxMessages } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { couponUsage, createCoupon } from '@/tests/support/factories/coupon';
import {
  placeOrder,
  stockLeft,
  topUpWallet,
} from '@/tests/support/factories/order';

type Filled = Awaited<ReturnType<typeof createFilledCart>>;
type Coupon = Awaited<ReturnType<typeof createCoupon>>;

let filled: Filled;
let coupon: Coupon;

beforeEach(async () => {
  filled = await createFilledCart(api);
  coupon = await createCoupon(api.db);
});

const place = (by: Filled, more: Record<string, unknown> = {}, key?: string) =>
  placeOrder(
    api,
    by.shopper,
    orderBody(by.cartId, by.shop.payments.cash, more),
    key,
  );

async function quoteOf(by: Filled, body: object) {
  const answer = await api.post(
    `/dashboard/user/cart/calculate/${by.cartId}`,
    { type: 'pickup', ...body },
    by.shopper,
  );
  return answer.body.data;
}

const pickup = (quoteId: string, more: object = {}) => ({
  delivery_type: 'pickup',
  quote_id: quoteId,
  ...more,
});

describe('an order with a promo code', () => {
  it('costs what the quote said, keeps the code, counts one use and says so in the mail', async () => {
    const { name } = coupon;
    const quote = await quoteOf(filled, { coupon: name });
    const { body } = await place(filled, pickup(quote.id, { coupon: name }));
    expect(body.data).toMatchObject({
      total_price: quote.total_price,
      coupon_price: 1.38,
      coupon: { name, price: 1.38 },
    });
    expect(await couponUsage(api.db, coupon.id)).toEqual({
      uses: 1,
      people: [filled.shopper.userId],
    });
    const mails = await api.db.select().from(outboxMessages);
    expect(
      mails.some(
        (mail) =>
          mail.subject.includes(String(body.data.id)) &&
          mail.body?.includes('Promo code: −$1.38'),
      ),
    ).toBe(true);
  });

  it('is counted once for however many equal posts', async () => {
    const body = { coupon: coupon.name };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(filled, body, 'one')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    expect((await couponUsage(api.db, coupon.id)).uses).toBe(1);
  });

  it('is once per person (251), in the quote, in the check and at placing', async () => {
    await place(filled, { coupon: coupon.name });
    const { shopper } = filled;
    const cartId = await fillCart(api, shopper, {
      shopId: filled.shop.id,
      stockId: filled.product.stockId,
    });
    const again = { ...filled, cartId };
    expect((await place(again, { coupon: coupon.name })).body).toMatchObject({
      statusCode: 'ERROR_251',
      params: { coupon: [expect.any(String)] },
    });
    const check = await api.post(
      '/rest/coupons/check',
      { coupon: coupon.name, shop_id: filled.shop.id },
      shopper,
    );
    expect(check.body.statusCode).toBe('ERROR_251');
    const quote = await api.post(
      `/dashboard/user/cart/calculate/${cartId}`,
      { type: 'pickup', coupon: coupon.name },
      shopper,
    );
    expect(quote.body.statusCode).toBe('ERROR_251');
    expect((await place(again)).status).toBe(200);
  });

  it('gives the use back, once, when it is cancelled', async () => {
    const last = await createCoupon(api.db, { usesMax: 1 });
    const { body } = await place(filled, { coupon: last.name });
    const cancel = () =>
      api.post(
        `/dashboard/user/orders/${body.data.id}/status/change?status=cancelled`,
        {},
        filled.shopper,
      );
    await Promise.all([cancel(), cancel()]);
    expect(await couponUsage(api.db, last.id)).toEqual({ uses: 0, people: [] });
    const cartId = await fillCart(api, filled.shopper, {
      shopId: filled.shop.id,
      stockId: filled.product.stockId,
    });
    const again = await place({ ...filled, cartId }, { coupon: last.name });
    expect(again.status).toBe(200);
  });

  it('does not use up a code that takes nothing off', async () => {
    const way = await createCoupon(api.db, { for: 'delivery_fee' });
    const { body } = await place(filled, {
      delivery_type: 'pickup',
      coupon: way.name,
    });
    expect(body.data).toMatchObject({ coupon: null, coupon_price: 0 });
    expect((await couponUsage(api.db, way.id)).uses).toBe(0);
  });

  it('may cost nothing at all, also from the wallet', async () => {
    const all = await createCoupon(api.db, { value: 10_000 });
    await topUpWallet(api.db, filled.shopper.userId, 100);
    const { body } = await place(filled, {
      delivery_type: 'pickup',
      payment_id: filled.shop.payments.wallet,
      coupon: all.name,
    });
    expect(body.data).toMatchObject({
      total_price: 0,
      transaction: { status: 'paid', price: 0 },
    });
  });
});

describe('a promo code that changed since the quote', () => {
  it.each([
    ['was ended', { endsAt: new Date(1) }, 'ERROR_250'],
    ['was used up by others', { usesMax: 3, uses: 3 }, 'ERROR_250'],
    ['was switched off', { active: false }, 'ERROR_249'],
  ])('and %s orders nothing', async (_, changes, code) => {
    const quote = await quoteOf(filled, { coupon: coupon.name });
    await api.db.update(coupons).set(changes).where(eq(coupons.id, coupon.id));
    const answer = await place(
      filled,
      pickup(quote.id, { coupon: coupon.name }),
    );
    expect(answer.body).toMatchObject({
      statusCode: code,
      params: { coupon: [expect.any(String)] },
    });
    expect(await stockLeft(api.db, filled.product.stockId)).toBe(100);
    const plain = await quoteOf(filled, {});
    expect((await place(filled, pickup(plain.id))).status).toBe(200);
  });

  it('and takes off something else is 409 with both sums', async () => {
    const quote = await quoteOf(filled, { coupon: coupon.name });
    await api.db
      .update(coupons)
      .set({ value: 500 })
      .where(eq(coupons.id, coupon.id));
    const answer = await place(
      filled,
      pickup(quote.id, { coupon: coupon.name }),
    );
    expect([answer.status, answer.body.statusCode]).toEqual([409, 'ERROR_110']);
    expect(answer.body.data.changes).toContainEqual({
      field: 'coupon_price',
      old: 1.38,
      new: 0.69,
    });
    expect((await couponUsage(api.db, coupon.id)).uses).toBe(0);
  });

  it('and is missing, new or another one in the order is 409', async () => {
    const other = await createCoupon(api.db);
    const quote = await quoteOf(filled, { coupon: coupon.name });
    for (const named of [{}, { coupon: other.name }])
      expect(
        (await place(filled, pickup(quote.id, named))).body.statusCode,
      ).toBe('ERROR_110');
    const plain = await quoteOf(filled, {});
    const added = await place(
      filled,
      pickup(plain.id, { coupon: coupon.name }),
    );
    expect(added.body.statusCode).toBe('ERROR_110');
    expect((await couponUsage(api.db, coupon.id)).uses).toBe(0);
  });
});
