import type { ApiHarness } from '@/tests/support/api/api-harness';
import {
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';

/** A new order, paid cash, of a new customer who is signed in in this browser. */
export async function orderInBrowser(
  api: ApiHarness,
): Promise<{ id: number; shopper: Shopper }> {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const customer = await createUser(api.db);
  const token = await signInBrowser(api, customer);
  const shopper = { token, userId: customer.id };
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const answer = await placeOrder(api, shopper, body);
  const { id } = (answer.body as { data: { id: number } }).data;
  return { id, shopper };
}
