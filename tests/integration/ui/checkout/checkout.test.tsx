import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { stocks } from '@/server/db/schema/products';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import {
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import { openCheckout } from '@/tests/support/ui/checkout-page';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

const ORDERS = '/dashboard/user/orders';

let shop: TestShop;
let dish: TestProduct;
let token: string;

test.beforeAll(async () => {
  // The promised time is whole five minutes: it must not change within a test.
  api.setNow(new Date());
  shop = await createShop(api.db, { deliveryStartMinor: 199 });
  dish = await createProduct(api.db, shop.id, { priceMinor: 500 });
});

beforeEach(async () => {
  const user = await createUser(api.db, { phone: null });
  token = await signInBrowser(api, user);
  await fillCart(
    api,
    { token, userId: user.id },
    { shopId: shop.id, stockId: dish.stockId },
  );
});

async function saveHome(): Promise<void> {
  const home = {
    address: 'Navoi Street 12',
    location: EXAMPLE_LOCATION,
    active: true,
  };
  await api.post('/dashboard/user/addresses', home, { token });
}

async function placeButton(total: string): Promise<HTMLElement> {
  const buttons = await screen.findAllByRole('button', {
    name: `Place order · ${total}`,
  });
  const [button] = buttons;
  if (!button) throw new Error('there is no button');
  return button;
}

/** Everything that a delivery to the saved address needs. */
async function fillIn({ user }: RenderedApp): Promise<HTMLElement> {
  const button = await placeButton('$12.00');
  await user.type(screen.getByLabelText('Phone'), '+998 90 123 45 67');
  await user.click(screen.getByRole('radio', { name: /Cash/ }));
  return button;
}

async function countOrders(): Promise<number> {
  const answer = await api.get(`${ORDERS}/paginate`, { token });
  return (answer.body as { meta: { total: number } }).meta.total;
}

async function expectOrderPage({ router }: RenderedApp): Promise<void> {
  await waitFor(() => expect(router.current().pathname).toBe('/orders/[id]'));
  expect(await countOrders()).toBe(1);
}

describe('the form', () => {
  test('lists in the phone’s bar what its sums are of', async () => {
    const { user } = await openCheckout();
    await user.click(await screen.findByRole('button', { name: '2 items' }));
    expect(await screen.findAllByText(/Dish \d/)).toHaveLength(2);
  });

  test('says what is missing at the fields and goes to the first of it', async () => {
    const { network, user } = await openCheckout();
    const [button] = await screen.findAllByRole('button', {
      name: 'Place order',
    });
    if (button) await user.click(button);
    expect(
      await screen.findByText('Please, choose payment method'),
    ).toBeVisible();
    const search = screen.getByRole('combobox', {
      name: 'Street and house number',
    });
    expect(search).toHaveAccessibleDescription('Choose where to bring it');
    await waitFor(() => expect(search).toHaveFocus());
    expect(screen.getByLabelText('Phone')).toBeInvalid();
    expect(network.sent('POST', ORDERS)).toHaveLength(0);
  });

  test('asks for a new price when it is fetched or the courier gets a tip', async () => {
    await saveHome();
    const { user } = await openCheckout();
    await placeButton('$12.00');
    // nothing is given unasked
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /15%.*\$1\.50/ }));
    const button = await placeButton('$13.50');
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    // The total on the button is of the earlier choice.
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(await placeButton('$10.00')).toBe(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByText('Tip your courier')).not.toBeInTheDocument();
    expect(screen.getByText('Where to pick it up')).toBeVisible();
  });

  test('says that the shop does not reach an address, and offers a pickup', async () => {
    const far = { latitude: 41.6, longitude: 69.9 };
    const body = { address: 'Far away 1', location: far, active: true };
    await api.post('/dashboard/user/addresses', body, { token });
    const { user } = await openCheckout();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent("Sorry, we're not available here");
    // no minutes are promised there
    expect(
      screen.getByRole('radio', { name: 'As soon as possible' }),
    ).toBeChecked();
    await user.click(
      within(notice).getByRole('button', { name: 'Pick it up instead' }),
    );
    await placeButton('$10.00');
  });

  test('lets one take out what was sold out meanwhile', async () => {
    await saveHome();
    await api.db
      .update(stocks)
      .set({ quantity: 1 })
      .where(eq(stocks.id, dish.stockId));
    const { user } = await openCheckout();
    await user.click(
      await screen.findByRole('button', { name: /^Only 1 left/ }),
    );
    await placeButton('$7.00');
    await api.db
      .update(stocks)
      .set({ quantity: 100 })
      .where(eq(stocks.id, dish.stockId));
  });
});

describe('placing the order', () => {
  test('is done once, however often it is pressed, and opens the order', async () => {
    await saveHome();
    const view = await openCheckout();
    const button = await fillIn(view);
    await view.user.dblClick(button);
    await expectOrderPage(view);
    expect(view.network.sent('POST', ORDERS)).toHaveLength(1);
    expect(window.localStorage.getItem('sofra:order-attempt')).toBeNull();
  });

  test('asks again with the same key when the answer is lost', async () => {
    await saveHome();
    const view = await openCheckout();
    let answers = 0;
    view.network.lose(({ method, path }) => {
      if (method !== 'POST' || path !== ORDERS) return false;
      answers += 1;
      return answers === 1;
    });
    await view.user.click(await fillIn(view));
    expect(
      await screen.findByText('Checking whether your order went through…'),
    ).toBeVisible();
    expect(screen.getByText(/Please don’t pay again/)).toBeVisible();
    await expectOrderPage(view);
    const sent = view.network.sent('POST', ORDERS);
    expect(sent).toHaveLength(2);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('asks whether another total is all right', async () => {
    await saveHome();
    const view = await openCheckout();
    const button = await fillIn(view);
    await api.db
      .update(stocks)
      .set({ priceMinor: 600 })
      .where(eq(stocks.id, dish.stockId));
    await view.user.click(button);
    const dialog = await screen.findByRole('dialog', {
      name: 'The total has changed',
    });
    // What is another is asked for after the dialog is there.
    await within(dialog).findByRole('row', { name: /\$10\.00/ });
    const rows = within(dialog).getAllByRole('row');
    const words = rows.map(({ textContent }) => textContent);
    expect(words).toHaveLength(3);
    expect(words[1]).toMatch(/\$10\.00\$12\.00$/);
    expect(words[2]).toBe('Total$12.00$14.00');
    expect(await countOrders()).toBe(0);
    await view.user.click(
      within(dialog).getByRole('button', { name: 'Order · $14.00' }),
    );
    await expectOrderPage(view);
    await api.db
      .update(stocks)
      .set({ priceMinor: 500 })
      .where(eq(stocks.id, dish.stockId));
  });

  test('says that nothing was ordered after a refusal', async () => {
    await saveHome();
    const view = await openCheckout();
    const button = await fillIn(view);
    view.network.refuse(
      ({ method, path }) => method === 'POST' && path === ORDERS,
      400,
    );
    await view.user.click(button);
    const [alert] = await screen.findAllByText('Nothing was ordered.');
    expect(alert).toBeVisible();
    expect(await countOrders()).toBe(0);
    expect(window.localStorage.getItem('sofra:order-attempt')).toBeNull();
  });
});

test('an empty cart leads back to the restaurants', async () => {
  const cart = await api.get('/dashboard/user/cart', { token });
  await api.call('DELETE', '/dashboard/user/cart/delete', {
    token,
    body: { ids: [(cart.body as { data: { id: number } }).data.id] },
  });
  await renderApp(<CheckoutContainer />, { api, path: '/checkout' });
  expect(
    await screen.findByRole('heading', { name: 'Your cart is empty' }),
  ).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Browse restaurants' }),
  ).toHaveAttribute('href', '/');
});
