import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { HomeContainer } from '@/containers/shop/home/home-container';
import { orders } from '@/server/db/schema/orders';
import { orderQueries } from '@/services/order/order-queries';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

let shopper: Shopper;

beforeEach(async () => {
  const user = await createUser(api.db);
  shopper = { token: await signInBrowser(api, user), userId: user.id };
});

async function order(): Promise<number> {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const answer = await placeOrder(api, shopper, body);
  return (answer.body as { data: { id: number } }).data.id;
}

const strip = () => screen.findByRole('link', { name: /Arriving .*Track/ });

describe('an order under way on the home page', () => {
  test('stands at the top with its arrival and leads to its page', async () => {
    const id = await order();
    await renderApp(<HomeContainer />, { api, path: '/' });
    expect(await strip()).toHaveAttribute('href', `/orders/${id}`);
    expect(
      screen.queryByRole('region', { name: 'Order again' }),
    ).not.toBeInTheDocument();
  });

  test('is gone once the order is delivered', async () => {
    const id = await order();
    const { client } = await renderApp(<HomeContainer />, { api, path: '/' });
    await strip();
    await api.db
      .update(orders)
      .set({ status: 'delivered' })
      .where(eq(orders.id, id));
    const queryKey = [...orderQueries.ofUser(shopper.userId), 'list'];
    await act(() => client.invalidateQueries({ queryKey }));
    await waitFor(() =>
      expect(
        within(document.body).queryByRole('link', { name: /Track/ }),
      ).not.toBeInTheDocument(),
    );
  });
});
