import { expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  createShopper,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { moveOrder, placeOrder } from '@/tests/support/factories/order';
import { createBonus, createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

it('a dish that came free with itself is named once in the list, and can be reported missing', async () => {
  const shop = await createShop(api.db);
  const shopper = await createShopper(api);
  const { stockId } = await createProduct(api.db, shop.id);
  await createBonus(api.db, { shopId: shop.id, stockId, value: 2 });
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const { id } = (await placeOrder(api, shopper, body)).body.data;
  await moveOrder(api, id);
  const path = '/dashboard/user/orders';
  const { details } = (await api.get(`${path}/${id}`, shopper)).body.data;
  expect(details).toHaveLength(2);
  const [row] = (await api.get(`${path}/paginate`, shopper)).body.data;
  expect(row.items_title).toBe(details[0].stock.product.title);
  expect(new Set(row.items_img).size).toBe(row.items_img.length);
  const free = details.find(({ bonus }: { bonus: boolean }) => bonus);
  const items = [{ order_detail_id: free.id, quantity: 1 }];
  const request = {
    order_id: id,
    reason: 'missing',
    cause: 'Not in it',
    items,
  };
  const asked = await api.post(
    '/dashboard/user/order-refunds',
    request,
    shopper,
  );
  expect(asked.body.data).toMatchObject({ status: 'pending', price: 0 });
});
