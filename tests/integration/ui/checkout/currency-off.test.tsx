import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect } from 'vitest';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import type { CurrencyDto } from '@/server/contracts/settings';
import { api, it as test } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import {
  countOrders,
  expectOrderPage,
  fillIn,
  ORDERS,
  readyButton,
  saveHome,
} from '@/tests/support/ui/checkout-page';
import { COOKIES } from '@/utils/constants/cookies';

afterEach(async () => {
  await operate(api, ['currency', 'on', 'EUR']);
  Cookies.remove(COOKIES.currency);
  localStorage.clear();
});

test('a currency that is switched off under an open checkout leads to a new total, which is asked for before it is ordered', async () => {
  api.setNow(new Date());
  const { body } = await api.get('/rest/currencies');
  const eur = (body.data as CurrencyDto[]).find(({ title }) => title === 'EUR');
  Cookies.set(COOKIES.currency, String(eur?.id));
  const shop = await createShop(api.db, { deliveryStartMinor: 0 });
  const dish = await createProduct(api.db, shop.id, { priceMinor: 500 });
  const user = await createUser(api.db, { phone: null });
  const token = await signInBrowser(api, user);
  const customer = { token, userId: user.id };
  await saveHome(token);
  await fillCart(api, customer, { shopId: shop.id, stockId: dish.stockId });
  const open = () =>
    renderApp(
      ({ pathname }) => pathname === '/checkout' && <CheckoutContainer />,
      { api, path: '/checkout' },
    );
  const view = await open();
  const button = await fillIn(view);
  expect(button).toHaveAccessibleName(/€/);
  await view.user.type(screen.getByLabelText('Name'), ' Jr');
  await operate(api, ['currency', 'off', 'EUR']);
  await view.user.click(await readyButton());
  await waitFor(() => expect(view.tab.reloads).toBe(1));
  expect(Cookies.get(COOKIES.currency)).toBeUndefined();
  expect(await countOrders(token)).toBe(0);
  view.unmount();
  const utils = await open();
  await screen.findAllByRole('button', { name: /^Place order · .*\$/ });
  // nothing that was typed is lost
  expect(screen.getByLabelText('Name')).toHaveDisplayValue(/ Jr$/);
  expect(screen.getByRole('radio', { name: /Cash/ })).toBeChecked();
  await utils.user.click(await readyButton());
  await expectOrderPage(utils, token);
  const sent = utils.network.sent('POST', ORDERS).at(-1);
  expect(sent?.body.currency_id).not.toBe(eur?.id);
});
