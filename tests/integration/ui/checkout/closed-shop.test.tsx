import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { stocks } from '@/server/db/schema/products';
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

test('what is sold out is taken out of the order in the phone’s bar, too, in one press', async () => {
  const shop = await createShop(api.db);
  const soup = await createProduct(api.db, shop.id);
  const bread = await createProduct(api.db, shop.id);
  const tea = await createProduct(api.db, shop.id);
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  const shopper = { token, userId: user.id };
  for (const { stockId } of [soup, bread, tea])
    await fillCart(api, shopper, { shopId: shop.id, stockId, quantity: 2 });
  await saveHome(token);
  for (const { stockId } of [bread, tea])
    await api.db
      .update(stocks)
      .set({ quantity: 0 })
      .where(eq(stocks.id, stockId));
  const view = await renderApp(<CheckoutContainer />, {
    api,
    path: '/checkout',
  });
  const all = await screen.findByRole('button', {
    name: 'Go on with what is left',
  });
  expect(all).toBeEnabled();
  await view.user.click(all);
  const [place] = await screen.findAllByRole('button', {
    name: /^Place order/,
  });
  expect(place).toBeEnabled();
  expect(
    screen.queryByRole('button', { name: 'Go on with what is left' }),
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

test('a shop whose kitchen is busy says from when on it takes orders, and offers no time before', async () => {
  setClock(CITY_NOON);
  const shop = await createShop(api.db, {
    pausedUntil: new Date('2026-11-18T07:50:00Z'),
    pauseReason: 'busy',
  });
  const { stockId } = await createProduct(api.db, shop.id);
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  const shopper = { token, userId: user.id };
  await fillCart(api, shopper, { shopId: shop.id, stockId });
  // what the page before still asked for may have read the shops before this one
  forgetCached('');
  await renderApp(<CheckoutContainer />, { api, path: '/checkout' });
  expect(
    await screen.findByText('Busy, takes orders again from 12:50'),
  ).toBeVisible();
  expect(screen.getByText(/You can order now for a later time/)).toBeVisible();
  const [first] = await screen.findAllByRole('radio', {
    name: /\d\d:\d\d/,
  });
  expect(first).toHaveAccessibleName(/13:00/);
  expect(
    screen.queryByRole('radio', { name: /As soon as possible/ }),
  ).not.toBeInTheDocument();
});
