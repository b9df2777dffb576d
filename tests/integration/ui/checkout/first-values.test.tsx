import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import {
  openCheckout,
  ORDERS,
  readyButton,
} from '@/tests/support/ui/checkout-page';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

/** Without a card, cash is the only way to pay of an account whose wallet is empty. */
const test = base.extend(
  'settings',
  { scope: 'file' },
  { PAYMENT_GATEWAY: 'none' },
);

let shop: TestShop;
let stockId: number;
let shopper: Shopper;

test.beforeAll(async () => {
  shop = await createShop(api.db);
  ({ stockId } = await createProduct(api.db, shop.id, { priceMinor: 500 }));
});

beforeEach(async () => {
  const user = await createUser(api.db, { phone: null });
  shopper = { token: await signInBrowser(api, user), userId: user.id };
  await fillCart(api, shopper, { shopId: shop.id, stockId });
});

async function saveAddress(address: string): Promise<void> {
  const body = { address, location: EXAMPLE_LOCATION, active: true };
  await api.post('/dashboard/user/addresses', body, shopper);
}

async function pressPlace(
  user: Awaited<ReturnType<typeof openCheckout>>['user'],
): Promise<void> {
  const [button] = await screen.findAllByRole('button', {
    name: /^Place order · /,
  });
  if (button) await user.click(button);
}

describe('the door', () => {
  test('is asked for where the address names no house, and an entrance will do', async () => {
    await saveAddress('Navoi Street');
    const { network, router, user } = await openCheckout();
    await user.type(screen.getByLabelText('Phone'), '+998 90 123 45 67');
    await pressPlace(user);
    const house = screen.getByLabelText('House number');
    await waitFor(() => expect(house).toHaveFocus());
    expect(house).toHaveAccessibleDescription(
      'Add the house number or the entrance, so that the courier finds you',
    );
    expect(network.sent('POST', ORDERS)).toHaveLength(0);
    await user.type(screen.getByLabelText('Entrance'), '2');
    expect(house).toBeValid();
    await pressPlace(user);
    await waitFor(() => expect(router.current().pathname).toBe('/orders/[id]'));
  });

  test('is known where the address names a house', async () => {
    await saveAddress('Navoi Street 12');
    await openCheckout();
    await screen.findByLabelText('Entrance');
    expect(screen.queryByLabelText('House number')).not.toBeInTheDocument();
  });
});

describe('the checkout begins with', () => {
  test('the only payment that works', async () => {
    await saveAddress('Navoi Street 12');
    await openCheckout();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Cash/ })).toBeChecked(),
    );
  });

  test('the number and the payment of the last order', async () => {
    await saveAddress('Navoi Street 12');
    const cart = await api.get('/dashboard/user/cart', shopper);
    const { id } = (cart.body as { data: { id: number } }).data;
    await placeOrder(
      api,
      shopper,
      orderBody(id, shop.payments.cash, { phone: '+998901112233' }),
    );
    await fillCart(api, shopper, { shopId: shop.id, stockId });
    await openCheckout();
    await waitFor(() =>
      expect(screen.getByLabelText('Phone')).toHaveValue('+998 90 111 22 33'),
    );
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Cash/ })).toBeChecked(),
    );
  });
});

describe('a number that names no country', () => {
  async function openHere() {
    await saveAddress('Navoi Street 12');
    const view = await openCheckout();
    act(() => {
      view.client.setQueryData(
        ['settings'],
        [{ id: 1, key: 'phone_code', value: '+998' }],
      );
    });
    await readyButton();
    return view;
  }

  test("is one of the site's country, which stands before it, and is ordered whole", async () => {
    const { network, router, user } = await openHere();
    const phone = screen.getByLabelText('Phone');
    expect(phone).toHaveValue('');
    expect(await screen.findByLabelText('Country')).toHaveDisplayValue(
      /^Uzbekistan \u2066\+998\u2069$/,
    );
    await user.type(phone, '90 777 88 99');
    await user.click(
      screen.getByRole('switch', { name: /Order for someone else/ }),
    );
    await user.type(screen.getByLabelText('Who receives it'), 'Aziza');
    await user.type(screen.getByLabelText('Their phone'), '90 111 22 33');
    await pressPlace(user);
    await waitFor(() => expect(router.current().pathname).toBe('/orders/[id]'));
    expect(network.sent('POST', ORDERS)[0]?.body).toMatchObject({
      phone: '+998907778899',
      recipient: { name: 'Aziza', phone: '+998901112233' },
    });
  });

  test('is told at its field when its country has none such', async () => {
    const { network, user } = await openHere();
    const phone = screen.getByLabelText('Phone');
    await user.type(phone, '90 777');
    await pressPlace(user);
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(
        'This does not look like a phone number',
      ),
    );
    expect(network.sent('POST', ORDERS)).toHaveLength(0);
  });
});

test('another day and back keeps "as soon as possible"', async () => {
  await saveAddress('Navoi Street 12');
  const { user } = await openCheckout();
  const soon = await screen.findByRole('radio', {
    name: /^As soon as possible/,
  });
  expect(soon).toBeChecked();
  const days = within(screen.getByRole('group', { name: 'Day' }));
  const [today, tomorrow] = days.getAllByRole('radio');
  if (!today || !tomorrow) throw new Error('there are no days');
  await user.click(tomorrow);
  expect(screen.queryByRole('radio', { name: /^As soon/ })).toBeNull();
  await user.click(today);
  expect(
    await screen.findByRole('radio', { name: /^As soon as possible/ }),
  ).toBeChecked();
});
