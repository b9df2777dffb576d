import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { CITY_NOON, setClock } from '@/tests/support/test-clock';

test('a shop that is closed says when it opens, beside the first time that can be had', async () => {
  setClock(CITY_NOON);
  const shop = await createShop(api.db, {
    hours: { opensAt: '15:00', closesAt: '18:00' },
  });
  const { stockId } = await createProduct(api.db, shop.id);
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  const shopper = { token, userId: user.id };
  await fillCart(api, shopper, { shopId: shop.id, stockId });
  await renderApp(<CheckoutContainer />, { api, path: '/checkout' });
  expect(
    await screen.findByText('Closed · opens today at 15:00'),
  ).toBeVisible();
  expect(screen.getByText(/You can order now for a later time/)).toBeVisible();
});
