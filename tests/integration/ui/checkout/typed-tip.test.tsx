import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { expect } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  openCheckout,
  readyButton,
  saveHome,
} from '@/tests/support/ui/checkout-page';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import { COOKIES } from '@/utils/constants/cookies';

/** So'm, the third currency of the fixtures. */
const SOM = '3';

test('a tip in a currency without minor parts shows what is charged of it', async () => {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  Cookies.set(COOKIES.currency, SOM);
  await fillCart(api, { token, userId: user.id }, { shopId: shop.id, stockId });
  await saveHome(token);
  const view = await openCheckout();
  await readyButton();
  await view.user.click(screen.getByRole('radio', { name: 'Other' }));
  const field = screen.getByRole('textbox', { name: 'Your amount' });
  await view.user.type(field, '10000.5');
  await view.user.tab();
  expect(field).toHaveValue('10001');
  expect(await screen.findAllByText(/10,001/)).not.toHaveLength(0);
});
