import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  expectOrderPage,
  fillIn,
  openCheckout,
  ORDERS,
  readyButton,
  saveHome,
} from '@/tests/support/ui/checkout-page';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';

let token: string;

let shopId: number;
let stockId: number;

test.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  ({ stockId } = await createProduct(api.db, shopId, { priceMinor: 500 }));
});

beforeEach(async () => {
  const user = await createUser(api.db);
  token = await signInBrowser(api, user);
  await fillCart(api, { token, userId: user.id }, { shopId, stockId });
  await saveHome(token);
});
afterEach(() => localStorage.clear());

const field = () => screen.getByRole('textbox', { name: 'Promo code' });

test('a code is checked as it is typed, told at its field, and never orders by Enter', async () => {
  const view = await openCheckout();
  const { network, user } = view;
  await fillIn(view);
  const quotes = () =>
    network.calls.filter(({ path }) => path.includes('/cart/calculate/'));
  const asked = quotes().length;
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.type(field(), 'NOSUCH');
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(/promo code/i);
  // its words, which a bar at the foot may cover, come into sight
  expect(intoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(intoView.mock.contexts).toContainEqual(
    expect.toSatisfy((row: Element) => row.contains(field())),
  );
  expect(field()).toHaveFocus();
  const codes = quotes()
    .slice(asked)
    .flatMap(({ body }) => (body.coupon as string | undefined) ?? []);
  // once for the whole code, not for every letter
  expect(codes).toEqual(['NOSUCH']);
  await user.type(field(), '{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(network.sent('POST', ORDERS)).toHaveLength(0);

  // it stays while other things change, and takes nothing off
  await user.click(screen.getByRole('radio', { name: /10%/ }));
  const button = await readyButton();
  expect(field()).toHaveValue('NOSUCH');
  await user.click(button);
  await expectOrderPage(view, token);
  const [sent] = network.sent('POST', ORDERS);
  expect(sent?.body).not.toHaveProperty('coupon');
});

test('a code outlives a reload, and is gone when it is taken away', async () => {
  const { unmount, user } = await openCheckout();
  await readyButton();
  await user.type(field(), 'LATER');
  unmount();
  const again = await openCheckout();
  await waitFor(() => expect(field()).toHaveValue('LATER'));
  await waitFor(() => expect(field()).toBeInvalid());
  await again.user.clear(field());
  expect(field()).toBeValid();
  await readyButton();
});
