import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { couriers, orders } from '@/server/db/schema/orders';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';
import {
  deliveredBefore,
  moveOrder,
  placeOrder,
} from '@/tests/support/factories/order';
import { createReviews } from '@/tests/support/factories/review';

const ORDERS = '/dashboard/user/orders';

let filled: Awaited<ReturnType<typeof createFilledCart>>;
let orderId: number;

beforeEach(async () => {
  filled = await createFilledCart(api);
  const body = orderBody(filled.cartId, filled.shop.payments.cash);
  orderId = (await placeOrder(api, filled.shopper, body)).body.data.id;
});

const review = (body: object, who = filled.shopper) =>
  api.post(`${ORDERS}/review/${orderId}`, body, who);

describe('rating an order', () => {
  it('moves the stars of the shop and of its dishes, and replaces what was said', async () => {
    await moveOrder(api, orderId);
    await createReviews(api.db, filled.shop.id, [{ rating: 5 }]);
    const products = [{ id: filled.product.id, rating: 1 }];
    const first = await review({ rating: 2, comment: 'Cold.', products });
    expect(first.body.data).toMatchObject({
      can_review: true,
      review: { rating: 2, comment: 'Cold.', products },
    });
    const shop = () => api.get(`/rest/shops/${filled.shop.id}`);
    expect((await shop()).body.data).toMatchObject({
      rating_avg: 3.5,
      reviews_count: 2,
    });
    const dish = await api.get(`/rest/products/${filled.product.id}`);
    expect(dish.body.data).toMatchObject({ rating_avg: 1, reviews_count: 1 });
    await review({ rating: 5, products: [] });
    // what a shop shows is cached until the database tells that it changed
    await expect
      .poll(async () => (await shop()).body.data)
      .toMatchObject({ rating_avg: 5, reviews_count: 2 });
    const list = await api.get(`/rest/shops/${filled.shop.id}/reviews`);
    expect(list.body.data).toHaveLength(2);
    const after = await api.get(`/rest/products/${filled.product.id}`);
    expect(after.body.data).toMatchObject({
      rating_avg: null,
      reviews_count: 0,
    });
  });

  it("moves the courier's rating by the weight of one", async () => {
    const [courier] = await api.db
      .insert(couriers)
      .values({
        firstname: 'Jasur',
        lastname: 'T',
        phone: '+998901112233',
        rating: 5,
        ratingsCount: 3,
      })
      .returning({ id: couriers.id });
    await api.db
      .update(orders)
      .set({ courierId: courier?.id ?? 0 })
      .where(eq(orders.id, orderId));
    await moveOrder(api, orderId);
    const path = `${ORDERS}/deliveryman-review/${orderId}`;
    const rate = (rating: number) => api.post(path, { rating }, filled.shopper);
    expect((await rate(1)).body.data).toMatchObject({
      deliveryman_review: { rating: 1 },
      deliveryman: { rating: 4 },
    });
    expect((await rate(5)).body.data.deliveryman.rating).toBe(5);
  });

  it('is refused before the delivery, to strangers, for other dishes and after two weeks', async () => {
    expect((await review({ rating: 5 })).status).toBe(400);
    await moveOrder(api, orderId);
    expect((await review({ rating: 6 })).body.params).toHaveProperty('rating');
    const products = [{ id: filled.product.id + 1_000, rating: 5 }];
    expect((await review({ rating: 5, products })).body.params).toHaveProperty(
      'products',
    );
    expect((await review({ rating: 5 }, await createShopper(api))).status).toBe(
      404,
    );
    await deliveredBefore(api.db, orderId, 15);
    expect((await review({ rating: 5 })).status).toBe(400);
    const order = await api.get(`${ORDERS}/${orderId}`, filled.shopper);
    expect(order.body.data).toMatchObject({ can_review: false, review: null });
  });

  it('counts every one of many who rate at once', async () => {
    await moveOrder(api, orderId);
    const many = await Promise.all(
      [1, 2, 3, 4].map((rating) => review({ rating })),
    );
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const shop = await api.get(`/rest/shops/${filled.shop.id}`);
    expect(shop.body.data.reviews_count).toBe(1);
  });
});
