import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { settings } from '@/server/db/schema/settings';
import { EXAMPLE_CITY_SETTING } from '@/server/domain/address/site-place';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { settingsQueries } from '@/services/settings/settings-queries';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  BERLIN,
  browserIs,
  forgetAddress,
} from '@/tests/support/browser/browser-address';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import {
  expectOrderPage,
  fillIn,
  openCheckout,
  ORDERS,
  readyButton,
  saveHome,
} from '@/tests/support/ui/checkout-page';

let token: string;
let shop: TestShop;
let stockId: number;

test.beforeAll(async () => {
  shop = await createShop(api.db);
  ({ stockId } = await createProduct(api.db, shop.id, { priceMinor: 950 }));
  await api.db.delete(settings).where(eq(settings.key, EXAMPLE_CITY_SETTING));
  forgetCached('');
});

beforeEach(async () => {
  const user = await createUser(api.db, { phone: null });
  token = await signInBrowser(api, user);
  await fillCart(api, { token, userId: user.id }, { shopId: shop.id, stockId });
});
afterEach(() => {
  localStorage.clear();
  forgetAddress();
});

/** The page as a browser without streets has it. */
async function open() {
  const view = await openCheckout();
  await act(() => view.client.query(settingsQueries.settings()));
  const asked: string[] = [];
  view.network.cut(({ path }) => {
    if (path.startsWith('/rest/geocode')) asked.push(path);
    return false;
  });
  return { ...view, asked };
}

const field = () =>
  screen.findByRole('combobox', { name: 'Street and house number' });

/** What is in the dialog, as soon as it is open. */
async function openDialog() {
  const dialog = await screen.findByRole('dialog', {
    name: 'Where should we bring it?',
  });
  const words = within(dialog);
  return {
    words: (text: string) => words.getByText(text),
    input: () => words.getByRole('combobox'),
    pin: () => words.getByRole('button', { name: 'Pin' }),
    take: () => words.queryByRole('button', { name: /deliver|browse/i }),
  };
}

test('an address is typed on the page, gets its pin on the map, and is what is ordered', async () => {
  const view = await open();
  const { asked, network, user } = view;
  expect(
    await screen.findByText('Type your address and put the pin at your door.'),
  ).toBeVisible();
  await user.type(await field(), 'Long Lane 7, back door');
  const [button] = screen.getAllByRole('button', { name: /^Place order/ });
  await user.click(button as HTMLElement);
  // words without a pin are no place yet
  expect(await field()).toHaveAccessibleDescription(
    /Now put the pin at your door on the map/,
  );
  expect(network.sent('POST', ORDERS)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
  const picker = await openDialog();
  expect(picker.input()).toHaveValue('Long Lane 7, back door');
  expect(picker.take()).toBeNull();
  expect(
    picker.words('Now put the pin at your door on the map.'),
  ).toBeVisible();
  picker.pin().focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(picker.take()).toBeEnabled());
  await user.click(picker.take() as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText('Long Lane 7, back door')[0]).toBeVisible();
  await user.click(await fillIn(view));
  await expectOrderPage(view, token);
  const [sent] = network.sent('POST', ORDERS);
  expect(sent?.body.address).toMatchObject({
    address: 'Long Lane 7, back door',
  });
  const { latitude } = sent?.body.location as { latitude: number };
  expect(latitude).toBeCloseTo(EXAMPLE_LOCATION.latitude, 1);
  expect(asked).toEqual([]);
});

test('what is typed outlives the dialog and a reload', async () => {
  const { unmount, user } = await open();
  await user.type(await field(), 'Long Lane');
  await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
  const picker = await openDialog();
  await user.type(picker.input(), ' 7');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field()).toHaveValue('Long Lane 7');
  unmount();
  await open();
  // it is brought back behind the first paint
  const again = await field();
  await waitFor(() => expect(again).toHaveValue('Long Lane 7'));
});

test('where the browser is, the pin stands, and the words are asked for', async () => {
  browserIs(BERLIN);
  const { asked, user } = await open();
  await field();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  const picker = await openDialog();
  expect(picker.words('Now type the address where the pin is.')).toBeVisible();
  expect(picker.take()).toBeNull();
  expect(asked).toEqual([]);
});

test('words typed beside a chosen address are not ordered to that one', async () => {
  await saveHome(token);
  const { network, user } = await open();
  await readyButton();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.type(await field(), 'Short Street 1');
  const [button] = screen.getAllByRole('button', { name: /^Place order/ });
  await user.click(button as HTMLElement);
  expect(await field()).toHaveAccessibleDescription(/Now put the pin/);
  expect(network.sent('POST', ORDERS)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect((await openDialog()).input()).toHaveValue('Short Street 1');
});
