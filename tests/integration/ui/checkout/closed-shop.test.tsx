import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { zonedMoment } from '@/utils/i18n/dates';

test('a shop that is closed says when it opens, beside the first time that can be had', async () => {
  const { timezone } = await createShop(api.db);
  const { hour } = zonedMoment(new Date(), timezone);
  const oclock = (later: number) =>
    `${String((hour + later) % 24).padStart(2, '0')}:00`;
  const shop = await createShop(api.db, {
    hours: { opensAt: oclock(3), closesAt: oclock(6) },
  });
  const { stockId } = await createProduct(api.db, shop.id);
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  const shopper = { token, userId: user.id };
  await fillCart(api, shopper, { shopId: shop.id, stockId });
  await renderApp(<CheckoutContainer />, { api, path: '/checkout' });
  expect(
    await screen.findByText(/^Closed · opens (today|tomorrow) at \d\d:00$/),
  ).toBeVisible();
  expect(screen.getByText(/You can order now for a later time/)).toBeVisible();
});
