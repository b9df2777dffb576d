import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  BERLIN,
  browserIs,
  forgetAddress,
} from '@/tests/support/browser/browser-address';
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
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

const LIST = '/dashboard/user/addresses';

let token: string;

let shop: TestShop;
let stockId: number;

test.beforeAll(async () => {
  shop = await createShop(api.db);
  ({ stockId } = await createProduct(api.db, shop.id, { priceMinor: 950 }));
});

beforeEach(async () => {
  const user = await createUser(api.db, { phone: null });
  token = await signInBrowser(api, user);
  await fillCart(api, { token, userId: user.id }, { shopId: shop.id, stockId });
  await saveHome(token);
});
afterEach(() => {
  localStorage.clear();
  forgetAddress();
});

const save = (body: object) =>
  api.post(LIST, { location: EXAMPLE_LOCATION, ...body }, { token });

test('each saved address says how the shop delivers there; choosing one brings its door and loses nothing else', async () => {
  await save({
    title: 'Work',
    address: 'Bobur Street 7',
    entrance: '2',
    leave_at_door: true,
  });
  await save({ title: 'Far', address: 'Alexanderplatz 1', location: BERLIN });
  const view = await openCheckout();
  const { network, user } = view;
  await user.type(screen.getByLabelText('Name'), ' Jr');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const work = await screen.findByRole('radio', {
    name: /Work.*Bobur Street 7.*Delivery · /,
  });
  expect(
    screen.getByRole('radio', { name: /Far.*Outside the delivery zone/ }),
  ).toBeEnabled();
  await user.click(work);
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByLabelText('Entrance')).toHaveValue('2');
  expect(
    screen.getByRole('switch', { name: /Leave it at the door/ }),
  ).toBeChecked();
  expect(screen.getByLabelText('Name')).toHaveDisplayValue(/ Jr$/);
  await user.click(await fillIn(view));
  await expectOrderPage(view, token);
  const [sent] = network.sent('POST', ORDERS);
  expect(sent?.body.address).toMatchObject({
    address: 'Bobur Street 7',
    entrance: '2',
    leave_at_door: true,
    comment: null,
  });
});

test('a place is also chosen in the dialog of the header, and an e-mail left there orders nothing', async () => {
  browserIs(BERLIN);
  const { network, user } = await openCheckout();
  await readyButton();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Where should we bring it?',
  });
  const inside = within(dialog);
  await user.click(inside.getByRole('button', { name: 'Use my location' }));
  await user.click(await inside.findByRole('button', { name: 'Let me know' }));
  await inside.findByText(/We will write to/);
  expect(network.sent('POST', '/rest/subscriptions')).toHaveLength(1);
  const field = inside.getByRole('combobox');
  await user.clear(field);
  await user.type(field, 'Navoi 12');
  const [found] = await inside.findAllByRole('option', { name: /Navoi/ });
  const street = found?.textContent ?? '';
  await user.click(found as HTMLElement);
  await user.click(await inside.findByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const [shown] = await screen.findAllByText(street);
  expect(shown).toBeVisible();
  expect(network.sent('POST', ORDERS)).toHaveLength(0);
  expect(screen.queryByText('Please, choose payment method')).toBeNull();
});
