import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  expectOrderPage,
  fillIn,
  openCheckout,
  ORDERS,
  readyButton,
  saveHome,
} from '@/tests/support/ui/checkout-page';
import { fillCart, type Shopper } from '@/tests/support/factories/cart';
import { createBranch } from '@/tests/support/factories/place';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import { rememberChoice } from '@/utils/browser/remember';
import { storeDraft } from '@/utils/checkout/draft-storage';
import { COOKIES } from '@/utils/constants/cookies';
import { WEEKDAYS } from '@/utils/constants/calendar';

let shop: TestShop;
let stockId: number;
let shopper: Shopper;

test.beforeAll(async () => {
  shop = await createShop(api.db);
  ({ stockId } = await createProduct(api.db, shop.id, { priceMinor: 950 }));
});

async function comeIn(): Promise<void> {
  const user = await createUser(api.db, { phone: null });
  const token = await signInBrowser(api, user);
  shopper = { token, userId: user.id };
  await fillCart(api, shopper, { shopId: shop.id, stockId });
  await saveHome(token);
}

beforeEach(comeIn);
afterEach(() => localStorage.clear());

test('what was typed is there after a reload, and for nobody else', async () => {
  const { unmount, user } = await openCheckout();
  await readyButton();
  await user.type(screen.getByLabelText('Note for the courier'), 'Ring twice');
  await user.click(
    screen.getByRole('switch', { name: /Leave it at the door/ }),
  );
  await user.click(screen.getByRole('radio', { name: /10%/ }));
  unmount();

  const again = await openCheckout();
  await waitFor(() =>
    expect(screen.getByLabelText('Note for the courier')).toHaveValue(
      'Ring twice',
    ),
  );
  expect(
    screen.getByRole('switch', { name: /Leave it at the door/ }),
  ).toBeChecked();
  const part = screen.getByRole('radio', { name: /10%/ });
  expect(part).toBeChecked();
  expect(part).toHaveAccessibleName(/10%.*\$1\.90/);
  again.unmount();

  await comeIn();
  await openCheckout();
  await readyButton();
  expect(screen.getByLabelText('Note for the courier')).toHaveValue('');
});

test('the next order begins with no tip and no note that were chosen for the last one', async () => {
  const view = await openCheckout();
  await view.user.type(
    screen.getByLabelText('Note for the courier'),
    'Ring twice',
  );
  await view.user.click(screen.getByRole('radio', { name: /15%/ }));
  await view.user.click(await fillIn(view));
  await expectOrderPage(view, shopper.token);
  const [sent] = view.network.sent('POST', ORDERS);
  expect(sent?.body.tips).toBe(2.85);
  view.unmount();

  await fillCart(api, shopper, { shopId: shop.id, stockId });
  await openCheckout();
  await readyButton();
  expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
  expect(screen.getByLabelText('Note for the courier')).toHaveValue('');
});

test('an order for somebody else is fetched at a branch, with a note for its dish', async () => {
  const branchId = await createBranch(api.db, shop.id, {
    hours: WEEKDAYS.map((day) => ({ day, from: '00:00', to: '00:00' })),
  });
  const view = await openCheckout();
  const { user } = view;
  await user.click(screen.getByRole('radio', { name: /Pickup/ }));
  await user.click(
    await screen.findByRole('radio', { name: /Navoi Street 12/ }),
  );
  expect(screen.getByRole('link', { name: 'Show the way' })).toHaveAttribute(
    'href',
    expect.stringContaining('41.3%2C69.2'),
  );
  await user.click(
    screen.getByRole('switch', { name: /Order for someone else/ }),
  );
  const button = await fillIn(view);
  await user.click(button);
  await waitFor(() =>
    expect(screen.getByLabelText('Who receives it')).toBeInvalid(),
  );
  await user.type(screen.getByLabelText('Who receives it'), 'Aziza');
  await user.type(screen.getByLabelText('Their phone'), '+998937654321');
  await user.click(screen.getByRole('button', { name: /^Add a note: / }));
  await user.type(screen.getByLabelText('Note for the kitchen'), 'No onions');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/No onions/)).toBeVisible();
  await user.click(await readyButton());
  await expectOrderPage(view, shopper.token);
  const { query } = view.router.current();
  const { body } = await api.get(`${ORDERS}/${String(query.id)}`, shopper);
  expect(body.data).toMatchObject({
    branch: { id: branchId },
    phone: '+998901234567',
    recipient: { name: 'Aziza', phone: '+998937654321' },
    details: [{ note: 'No onions' }],
  });
});

test.for(['Delivery', 'Pickup'] as const)(
  'an old draft loses to the mode of the site: %s',
  async (chosen) => {
    const other = chosen === 'Delivery' ? 'pickup' : 'delivery';
    const values = { type: other };
    storeDraft({ user: shopper.userId, cart: 0, at: 0, site: '', values });
    rememberChoice(COOKIES.mode, chosen.toLowerCase());
    await openCheckout();
    await readyButton();
    const radio = screen.getByRole('radio', { name: RegExp(`^${chosen}`) });
    expect(radio).toBeChecked();
  },
);
