import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { CartPageContainer } from '@/containers/cart/cart-page-container';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { heldIt as test, radio } from '@/tests/support/ui/held-checkout';
import { liveAt } from '@/tests/support/ui/shop-page';
import { rememberChoice, rememberedChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

/** A cart of $10.00 at a shop whose delivery is free from $25.00, opened on its page. */
async function openCart() {
  const { id: shopId } = await createShop(api.db, {
    deliveryStartMinor: 300,
    freeDeliveryFromMinor: 2500,
  });
  const { stockId } = await createProduct(api.db, shopId, { priceMinor: 500 });
  forgetCached('');
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  await fillCart(api, { token, userId: user.id }, { shopId, stockId });
  const view = await renderApp(<CartPageContainer />, { api, path: '/cart' });
  await screen.findAllByText(/Go to checkout/);
  return view;
}

test('as soon as possible is the kitchen’s time of a pickup, also before its price has come', async ({
  checkout,
}) => {
  const { user } = await checkout.open();
  const soon = () =>
    screen.findByRole('radio', { name: /As soon as possible/ });
  await waitFor(async () => expect(await soon()).toHaveAccessibleName(/:/));
  checkout.hold();
  await user.click(radio(/^Pickup/));
  expect(await soon()).toHaveAccessibleName(
    'As soon as possible · Ready in 20 minutes',
  );
  await checkout.release();
  await waitFor(async () => expect(await soon()).toHaveAccessibleName(/:/));
});

test('a cart to be picked up says when it is ready and promises no free delivery', async () => {
  rememberChoice(COOKIES.mode, 'pickup');
  await openCart();
  expect(await screen.findByText('Ready in 20 minutes')).toBeVisible();
  expect(screen.queryByText(/^Arrives in/)).toBeNull();
  expect(screen.queryByText(/free delivery/i)).toBeNull();
  for (const way of screen.getAllByRole('link', { name: /Go to checkout/ }))
    expect(way).toHaveTextContent('$10.00');
});

test('the cart of a shop that does not deliver there offers to pick it up', async () => {
  liveAt('Far away', 41.6, 69.9);
  const { store, user } = await openCart();
  const [first] = await screen.findAllByRole('button', {
    name: 'Pick it up instead',
  });
  if (!first) throw new Error('nothing is offered');
  await user.click(first);
  expect(rememberedChoice(COOKIES.mode)).toBe('pickup');
  expect(store.getState().order.delivery_type).toBe('pickup');
  await waitFor(() =>
    expect(screen.queryByText(/^This place does not deliver/)).toBeNull(),
  );
  expect(await screen.findByText('Ready in 20 minutes')).toBeVisible();
});
