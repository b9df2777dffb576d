import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import { CITY_NOON, setClock } from '@/tests/support/test-clock';
import { zonedMoment } from '@/utils/i18n/dates';

const DAY_MS = 86_400_000;

let shop: TestShop;
let other: TestShop;
let stockId: number;

async function makeShop(): Promise<TestShop> {
  const made = await createShop(api.db);
  const categoryId = await createMenuSection(api.db, made.id, 'Hot dishes');
  ({ stockId } = await createDish(api.db, made.id, 'Plov', { categoryId }));
  return made;
}

test.beforeAll(async () => {
  setClock(CITY_NOON);
  other = await makeShop();
  shop = await makeShop();
});

beforeEach(async () => {
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  await fillCart(api, { token, userId: user.id }, { shopId: shop.id, stockId });
});
afterEach(() => sessionStorage.clear());

async function openShop({ id }: TestShop): Promise<RenderedApp> {
  const view = await renderApp(<ShopPageContainer id={id} />, {
    api,
    path: `/restaurant/${id}`,
  });
  await screen.findByRole('heading', { name: 'Hot dishes' });
  return view;
}

/** Chooses the first half hour of tomorrow; answers it as it is read. */
async function chooseTomorrow(first: RenderedApp): Promise<string> {
  const { user } = first;
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  const times = within(
    await screen.findByRole('dialog', { name: 'Schedule your order' }),
  );
  const { weekday } = zonedMoment(new Date(Date.now() + DAY_MS), shop.timezone);
  await user.click(
    await times.findByRole('radio', {
      name: new RegExp(`^${weekday.slice(0, 3)}`, 'i'),
    }),
  );
  const [slot] = await times.findAllByRole('radio', { name: /^\d\d:\d\d–/ });
  if (!slot) throw new Error('tomorrow has no time');
  await user.click(slot);
  await user.click(times.getByRole('button', { name: 'Set this time' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  );
  return first.store.getState().order.delivery_time ?? 'none';
}

async function openCheckout(): Promise<RenderedApp> {
  const view = await renderApp(<CheckoutContainer />, {
    api,
    path: '/checkout',
  });
  await screen.findByRole('heading', { name: 'Checkout' });
  return view;
}

test('a reload keeps the chosen time, and the checkout begins with it', async () => {
  const first = await openShop(shop);
  const time = await chooseTomorrow(first);
  first.unmount();

  const again = await openShop(shop);
  expect(
    await screen.findByRole('button', {
      name: `tomorrow, \u2066${time}\u2069`,
    }),
  ).toBeVisible();
  again.unmount();

  const elsewhere = await openShop(other);
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
  elsewhere.unmount();

  const { store } = await openCheckout();
  const chosen = await screen.findByRole('radio', {
    name: new RegExp(`^${time}–`),
  });
  await waitFor(() => expect(chosen).toBeChecked());
  expect(store.getState().order.delivery_time).toBe(time);
});

test('a time that has passed meanwhile is said to be gone', async () => {
  sessionStorage.setItem(
    'sofra.time',
    JSON.stringify([shop.id, CITY_NOON.slice(0, 10), '11:30']),
  );
  await openCheckout();
  expect(
    await screen.findByText('The time you chose has passed'),
  ).toBeVisible();
});

test('a time of another day is not even read', async () => {
  sessionStorage.setItem(
    'sofra.time',
    JSON.stringify([shop.id, '2020-01-01', '10:15']),
  );
  const { store } = await openShop(shop);
  await waitFor(() => expect(sessionStorage.getItem('sofra.time')).toBeNull());
  expect(store.getState().order.delivery_date).toBeNull();
});
