import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { couriers, orders } from '@/server/db/schema/orders';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import {
  answerRoom,
  chatCalls,
  createChatCase,
} from '@/tests/support/factories/chat';
import {
  deliveredBefore,
  moveOrder,
  placeOrder,
} from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';

/** The order ended so many hours ago. */
const endedBefore = (hours: number): Promise<void> =>
  deliveredBefore(api.db, chat.orderId, hours / 24);

let chat: Awaited<ReturnType<typeof createChatCase>>;

beforeEach(async () => {
  chat = await createChatCase(api);
});

async function addCourier(orderId: number): Promise<number> {
  const [courier] = await api.db
    .insert(couriers)
    .values({ firstname: 'Rustam', lastname: 'K', phone: '+998900000001' })
    .returning({ id: couriers.id });
  const courierId = courier?.id ?? 0;
  await api.db.update(orders).set({ courierId }).where(eq(orders.id, orderId));
  return courierId;
}

describe('the room with support', () => {
  it('is there for everybody, and there is one', async () => {
    const first = await chat.open();
    const again = await chat.open({ role: 'admin' });
    expect(first.body.data).toMatchObject({
      role: 'admin',
      roleId: 'admin',
      title: '',
      order_id: null,
      closes_at: null,
      unread: 0,
      last: null,
      simulated: true,
    });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await chat.rooms()).body.data).toHaveLength(1);
  });

  it('is about an order of one’s own only', async () => {
    const opened = await chat.open({ order_id: chat.orderId });
    expect(opened.body.data.order_id).toBe(chat.orderId);
    const other = await createChatCase(api);
    expect((await chat.open({ order_id: other.orderId })).status).toBe(404);
    expect((await chat.open()).body.data.order_id).toBe(chat.orderId);
  });
});

describe('the room with a shop', () => {
  const ofShop = (orderId = chat.orderId) => ({
    role: 'shop',
    order_id: orderId,
  });

  it('is of an own order that runs, under the shop’s name', async () => {
    const { body } = await chat.open(ofShop());
    expect(body.data).toMatchObject({
      role: 'shop',
      roleId: String(chat.shop.id),
      order_id: chat.orderId,
      closes_at: null,
    });
    expect(body.data.title).not.toBe('');
    const other = await createChatCase(api);
    expect((await chat.open(ofShop(other.orderId))).status).toBe(404);
    const without = await chat.open({ role: 'shop' });
    expect(without.status).toBe(400);
    expect(without.body.params.order_id).toEqual(['Required']);
  });

  it('closes some hours after the end of the order, in words, and can still be read', async () => {
    const id = await chat.room(ofShop());
    await chat.write(id, { chat_content: 'No onions, please' });
    await moveOrder(api, chat.orderId);
    await endedBefore(5.9);
    const [room] = (await chat.rooms()).body.data;
    const left = Date.parse(room.closes_at) - Date.now();
    expect(left / 3_600_000).toBeCloseTo(0.1, 1);
    expect((await chat.write(id)).status).toBe(200);

    await endedBefore(6.1);
    const late = await chat.write(id);
    expect(late.status).toBe(400);
    expect(late.body.statusCode).toBe('ERROR_442');
    expect(late.body.message).toContain('closed');
    expect((await chat.open(ofShop())).body.statusCode).toBe('ERROR_442');
    expect((await chat.list(id)).body.data).toHaveLength(2);
  });

  it('opens again with a new order at the same shop', async () => {
    const id = await chat.room(ofShop());
    await moveOrder(api, chat.orderId);
    await endedBefore(7);
    const product = await createProduct(api.db, chat.shop.id);
    const cartId = await fillCart(api, chat.shopper, {
      shopId: chat.shop.id,
      stockId: product.stockId,
    });
    const next = await placeOrder(
      api,
      chat.shopper,
      orderBody(cartId, chat.shop.payments.cash),
    );
    const opened = await chat.open(ofShop(next.body.data.id));
    expect(opened.body.data).toMatchObject({
      id,
      order_id: next.body.data.id,
      closes_at: null,
    });
    // from the page of the old order it stays the room of the new one
    await endedBefore(5);
    const old = await chat.open(ofShop());
    expect(old.body.data.order_id).toBe(next.body.data.id);
  });
});

describe('the room with a courier', () => {
  it('is there as soon as the order has one', async () => {
    const wish = { role: 'courier', order_id: chat.orderId };
    const early = await chat.open(wish);
    expect(early.status).toBe(400);
    expect(early.body.message).toBe('This order has no courier yet.');
    const courierId = await addCourier(chat.orderId);
    expect((await chat.open(wish)).body.data).toMatchObject({
      role: 'courier',
      roleId: String(courierId),
      title: 'Rustam K',
    });
  });
});

describe('the list', () => {
  it('has the newest message first, and asks as much for many rooms as for one', async () => {
    const support = await chat.room();
    await chat.write(support);
    const before = api.queries();
    await chat.rooms();
    const forOne = api.queries() - before;

    const shop = await chat.room({ role: 'shop', order_id: chat.orderId });
    await chat.write(shop, { chat_content: 'Newer' });
    const between = api.queries();
    const { body } = await chat.rooms();
    expect(api.queries() - between).toBe(forOne);
    expect(body.data.map((room: { id: string }) => room.id)).toEqual([
      shop,
      support,
    ]);
    expect(body.data[0].last).toMatchObject({
      chat_content: 'Newer',
      sender: 1,
      img: false,
    });
    await chat.write(support);
    expect((await chat.rooms()).body.data[0].id).toBe(support);
  });

  it('has no room that was put away until somebody writes there', async () => {
    const id = await chat.room();
    await chat.write(id);
    expect((await chat.hide(id)).status).toBe(200);
    expect((await chat.rooms()).body.data).toEqual([]);
    await answerRoom(api, id);
    const [room] = (await chat.rooms()).body.data;
    expect(room).toMatchObject({ id, unread: 1 });
    expect((await chat.list(id)).body.data).toHaveLength(2);
  });

  it('is only the caller’s own', async () => {
    await chat.room();
    const { shopper } = await createFilledCart(api);
    expect((await chatCalls(api, shopper).rooms()).body.data).toEqual([]);
  });
});
