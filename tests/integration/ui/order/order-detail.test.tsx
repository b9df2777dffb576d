import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser-network';
import { fillCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

/** An order that has ended: nobody listens to its events. */
async function pastOrder(): Promise<number> {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const customer = await createUser(api.db);
  const token = await signInBrowser(api, customer);
  const shopper = { token, userId: customer.id };
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const answer = await placeOrder(api, shopper, body);
  const { id } = (answer.body as { data: { id: number } }).data;
  const path = `/dashboard/user/orders/${id}/status/change?status=canceled`;
  await api.post(path, {}, shopper);
  return id;
}

test('an order that did not load says so and is asked for again', async () => {
  const id = await pastOrder();
  const path = `/dashboard/user/orders/${id}`;
  const network = connectNetwork(api);
  network.cut((call) => call.path === path);
  const { user } = await renderApp(<OrderDetailContainer id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.cut(false);
  await user.click(again);
  expect(await screen.findByText('Cash')).toBeVisible();
  expect(screen.getByText('This order was cancelled')).toBeVisible();
});
