import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { saveHome } from '@/tests/support/ui/checkout-page';
import { CITY_NOON, setClock } from '@/tests/support/test-clock';

// a page keeps the shops that there were
test.beforeEach(() => forgetCached(''));

test('below the minimum "Place order" does not look alive: it says what is missing, and leads to the menu', async () => {
  const shop = await createShop(api.db, { minAmountMinor: 800 });
  const { stockId } = await createProduct(api.db, shop.id, { priceMinor: 765 });
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  await fillCart(
    api,
    { token, userId: user.id },
    { shopId: shop.id, stockId, quantity: 1 },
  );
  await saveHome(token);
  await renderApp(<CheckoutContainer />, { api, path: '/checkout' });
  const buttons = await screen.findAllByRole('button', {
    name: 'Add \u2066$0.35\u2069 to reach the \u2066$8.00\u2069 minimum',
  });
  for (const button of buttons) expect(button).toBeDisabled();
  // the summary's, and the one in the phone's bar, which has no summary in sight
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Add more' })).toHaveLength(2),
  );
  for (const link of screen.getAllByRole('link', { name: 'Add more' }))
    expect(link).toHaveAttribute('href', `/restaurant/${shop.id}`);
  expect(
    screen.queryByRole('button', { name: /^Place order/ }),
  ).not.toBeInTheDocument();
});

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
