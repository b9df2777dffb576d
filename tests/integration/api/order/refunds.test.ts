import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { transactions } from '@/server/db/schema/payments';
import { settings } from '@/server/db/schema/settings';
import { findBalance } from '@/server/repositories/wallet/ledger-repository';
import { api, it } from '@/tests/support/api/api-test';
import { createShopper, orderBody } from '@/tests/support/factories/cart';
import {
  deliveredBefore,
  moveOrder,
  placeOrder,
} from '@/tests/support/factories/order';
import {
  createRefundCase,
  WALLET_MINOR,
} from '@/tests/support/factories/refund';
import { photo, upload } from '@/tests/support/factories/upload';

let own: Awaited<ReturnType<typeof createRefundCase>>;

beforeEach(async () => {
  own = await createRefundCase(api);
});

it('the list of orders tells what became of the newest refund', async () => {
  const order = await own.delivered();
  const listed = async () =>
    (await api.get('/dashboard/user/orders/paginate', own.shopper)).body.data[0]
      .refund_status;
  expect(await listed()).toBeNull();
  const asked = await own.ask({ order_id: order.id });
  expect(await listed()).toBe('pending');
  await own.answer(asked.body.data.id, 'rejected', 'It was warm.');
  expect(await listed()).toBe('rejected');
});

describe('asking', () => {
  it('gives the whole of it back, and to the cent what was taken in another currency', async () => {
    const order = await own.delivered({ currency_id: 2 });
    expect(order).toMatchObject({ can_refund: true, order_refunds: [] });
    const before = await findBalance(api.db, own.wallet);
    const asked = await own.ask({ order_id: order.id, reason: 'cold' });
    expect(asked.body.data).toMatchObject({
      status: 'pending',
      reason: 'cold',
      price: order.total_price,
      items: [],
      order: { id: order.id },
    });
    expect(await own.orderOf(order.id)).toMatchObject({
      can_refund: false,
      refund_offer: null,
      order_refunds: [{ status: 'pending' }],
      version: order.version + 1,
    });
    expect(await findBalance(api.db, own.wallet)).toBe(before);
    const approved = await own.answer(asked.body.data.id, 'approved', 'Sorry!');
    expect(approved.body.data).toMatchObject({ status: 'approved' });
    expect(await findBalance(api.db, own.wallet)).toBe(WALLET_MINOR);
    const after = await own.orderOf(order.id);
    expect(after).toMatchObject({
      can_refund: false,
      transaction: { status: 'refunded' },
      order_refunds: [{ status: 'approved', answer: 'Sorry!' }],
    });
    expect((await own.ask({ order_id: order.id })).body.statusCode).toBe(
      'ERROR_506',
    );
  });

  it('counts items as what they cost, and the rest stays paid', async () => {
    const order = await own.delivered();
    const [line] = order.details;
    const items = [{ order_detail_id: line.id, quantity: 1 }];
    const asked = await own.ask({ order_id: order.id, items });
    const price = asked.body.data.price;
    expect(price).toBeGreaterThan(0);
    expect(Math.round(price * 200)).toBe(
      Math.round(order.refund_offer.goods * 100),
    );
    const before = await findBalance(api.db, own.wallet);
    await own.answer(asked.body.data.id, 'approved');
    expect(await findBalance(api.db, own.wallet)).toBe(
      before + Math.round(price * 100),
    );
    expect((await own.orderOf(order.id)).transaction.status).toBe('paid');
    const [row] = await api.db
      .select()
      .from(transactions)
      .where(eq(transactions.orderId, order.id));
    expect(row?.refundedMinor).toBe(Math.round(price * 100));
  });

  it('puts what was paid in cash into the wallet', async () => {
    const { cash } = own.shop.payments;
    const order = await own.delivered({ payment_id: cash });
    expect(order.refund_offer.destinations).toEqual(['wallet']);
    const asked = await own.ask({ order_id: order.id, destination: 'source' });
    expect(asked.body.data.destination).toBe('wallet');
    await own.answer(asked.body.data.id, 'approved');
    expect(await findBalance(api.db, own.wallet)).toBe(
      WALLET_MINOR + Math.round(order.total_price * 100),
    );
  });

  it('is once per key', async () => {
    const order = await own.delivered();
    const both = await Promise.all([
      own.ask({ order_id: order.id }, 'refund-key-1'),
      own.ask({ order_id: order.id }, 'refund-key-1'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    const other = await own.ask(
      { order_id: order.id, cause: 'x' },
      'refund-key-1',
    );
    expect(other.status).toBe(422);
  });

  it('is refused for what is not delivered, not yours, too late or more than was ordered', async () => {
    const body = orderBody(own.cartId, own.shop.payments.wallet);
    const placed = await placeOrder(api, own.shopper, body);
    const { id } = placed.body.data;
    expect((await own.ask({ order_id: id })).status).toBe(400);
    await moveOrder(api, id);
    const stranger = await createShopper(api);
    expect((await own.ask({ order_id: id }, undefined, stranger)).status).toBe(
      404,
    );
    const [line] = (await own.orderOf(id)).details;
    for (const items of [
      [{ order_detail_id: line.id, quantity: 3 }],
      [{ order_detail_id: line.id + 1_000, quantity: 1 }],
      [
        { order_detail_id: line.id, quantity: 1 },
        { order_detail_id: line.id, quantity: 1 },
      ],
    ])
      expect(
        (await own.ask({ order_id: id, items })).body.params,
      ).toHaveProperty('items');
    expect(
      (await own.ask({ order_id: id, cause: '' })).body.params,
    ).toHaveProperty('cause');
    await deliveredBefore(api.db, id, 15);
    expect((await own.ask({ order_id: id })).status).toBe(400);
  });

  it('ends after the days of the setting', async () => {
    const order = await own.delivered();
    await api.db
      .insert(settings)
      .values({ key: 'refund_days', value: '0', isPublic: false })
      .onConflictDoUpdate({ target: settings.key, set: { value: '0' } });
    expect((await own.ask({ order_id: order.id })).status).toBe(400);
    expect(await own.orderOf(order.id)).toMatchObject({ can_refund: false });
    await api.db.delete(settings).where(eq(settings.key, 'refund_days'));
  });

  it("takes the caller's own pictures only", async () => {
    const order = await own.delivered();
    const bytes = await photo().jpeg().toBuffer();
    const stranger = await createShopper(api);
    const foreign = await upload(api, stranger.token, bytes);
    const mine = await upload(api, own.shopper.token, bytes);
    const refused = await own.ask({
      order_id: order.id,
      images: [mine.body.data.title, foreign.body.data.title],
    });
    expect(refused.body.params).toHaveProperty('images');
    const images = [mine.body.data.title];
    const asked = await own.ask({ order_id: order.id, images });
    expect(asked.body.data.images).toEqual(images);
  });
});
