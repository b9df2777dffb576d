import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { orders } from '@/server/db/schema/orders';
import { api, it } from '@/tests/support/api/api-test';
import { openCartBrowser } from '@/tests/support/cart/cart-browser';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

const ORDERS = '/dashboard/user/orders';
const CART = '/dashboard/user/cart';
const FREE = {
  deliveryStartMinor: 300,
  deliveryPerKmMinor: 0,
  freeDeliveryFromMinor: 100,
};

describe('what an order keeps', () => {
  it('is what a free delivery saved then, whatever the shop asks now', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api, {
      shop: FREE,
    });
    const body = orderBody(cartId, shop.payments.cash);
    const { data } = (await placeOrder(api, shopper, body)).body;
    expect(data).toMatchObject({ delivery_fee: 0, delivery_saved: 3 });
    await api.db
      .update(shops)
      .set({ deliveryStartMinor: 900 })
      .where(eq(shops.id, shop.id));
    const saved = async (): Promise<unknown> =>
      (await api.get(`${ORDERS}/${data.id}`, shopper)).body.data.delivery_saved;
    expect(await saved()).toBe(3);
    // An order from before that was kept.
    await api.db
      .update(orders)
      .set({ deliverySavedMinor: null })
      .where(eq(orders.id, data.id as number));
    expect(await saved()).toBe(0);
  });

  it('is the note to the kitchen that was written for the whole cart', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api);
    const note = 'No onions, please';
    const put = (text: string) =>
      api.call('PUT', `${CART}/note`, { ...shopper, body: { note: text } });
    expect((await put(`  ${note} `)).body.data).toMatchObject({ note });
    expect((await put('')).body.data.note).toBeNull();
    await put(note);
    const body = orderBody(cartId, shop.payments.cash);
    const { data } = (await placeOrder(api, shopper, body)).body;
    expect(data.note).toBe(note);
  });
});

describe('the note of a cart', () => {
  it('is taken along at sign-in, and not to another shop', async () => {
    const [one, other] = [await createShop(api.db), await createShop(api.db)];
    const first = await createProduct(api.db, one.id);
    const second = await createProduct(api.db, other.id);
    const guest = openCartBrowser(api);
    const none = await guest.call('PUT', '/rest/cart/note', { note: 'x' });
    expect(none.status).toBe(404);
    await guest.insert(one.id, [[first.stockId, 1]]);
    await guest.call('PUT', '/rest/cart/note', { note: 'Ring twice' });
    guest.signIn((await createShopper(api)).token);
    const merged = await guest.call('POST', `${CART}/merge`, { mode: 'add' });
    expect(merged.body.data.note).toBe('Ring twice');
    const moved = await guest.call('POST', `${CART}/insert-product`, {
      shop_id: other.id,
      products: [{ stock_id: second.stockId, quantity: 1 }],
      replace: 1,
    });
    expect(moved.body.data.note).toBeNull();
  });
});
