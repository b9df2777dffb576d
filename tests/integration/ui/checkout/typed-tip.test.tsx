import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import {
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
import { COOKIES } from '@/utils/constants/cookies';

let shopId: number;
let stockId: number;

test.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  ({ stockId } = await createProduct(api.db, shopId));
});

beforeEach(async () => {
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  await fillCart(api, { token, userId: user.id }, { shopId, stockId });
  await saveHome(token);
});

afterEach(() => {
  localStorage.clear();
  Cookies.remove(COOKIES.currency);
});

/** So'm, the third currency of the fixtures. */
const SOM = '3';

test('a tip in a currency without minor parts shows what is charged of it', async () => {
  Cookies.set(COOKIES.currency, SOM);
  const view = await openCheckout();
  await readyButton();
  await view.user.click(screen.getByRole('radio', { name: 'Other' }));
  const field = screen.getByRole('textbox', { name: 'Your amount' });
  await view.user.type(field, '10000.5');
  await view.user.tab();
  expect(field).toHaveValue('10001');
  expect(await screen.findAllByText(/10,001/)).not.toHaveLength(0);
});

test('another tip without its amount is asked for, not taken as none', async () => {
  const view = await openCheckout();
  await fillIn(view);
  await view.user.click(screen.getByRole('radio', { name: 'Other' }));
  await view.user.click(await readyButton());
  const field = screen.getByRole('textbox', { name: 'Your amount' });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Enter an amount'),
  );
  expect(field).toHaveFocus();
  expect(view.network.sent('POST', ORDERS)).toHaveLength(0);
});
