import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  countOrders,
  expectOrderPage,
  fillIn,
  openCheckout,
  renderCheckout,
  ORDERS,
  readyButton,
  saveHome,
} from '@/tests/support/ui/checkout-page';
import { userCartActions } from '@/redux/slices/user-cart';
import { fillCart, orderBody } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import type { NetworkCall } from '@/tests/support/browser/browser-network';

let shop: TestShop;
let stockId: number;
let token: string;
let cartId: number;

const isOrder = ({ method, path }: NetworkCall) =>
  method === 'POST' && path === ORDERS;

const keyOf = (call: NetworkCall | undefined) =>
  call?.headers.get('idempotency-key') ?? 'none';

const keptKey = (): string =>
  (
    JSON.parse(localStorage.getItem('sofra:order-key') ?? '{}') as {
      key?: string;
    }
  ).key ?? 'none';

test.beforeAll(async () => {
  shop = await createShop(api.db);
  ({ stockId } = await createProduct(api.db, shop.id, { priceMinor: 500 }));
});

beforeEach(async () => {
  const user = await createUser(api.db);
  token = await signInBrowser(api, user);
  cartId = await fillCart(
    api,
    { token, userId: user.id },
    { shopId: shop.id, stockId },
  );
  await saveHome(token);
});
afterEach(() => localStorage.clear());

test('the key is made when the page opens, is the same in other tabs, and another one for another basket', async () => {
  const first = await openCheckout();
  const key = keptKey();
  expect(key).toHaveLength(36);
  first.unmount();
  const second = await openCheckout();
  expect(keptKey()).toBe(key);
  second.unmount();
  await api.post(
    '/dashboard/user/cart/insert-product',
    { shop_id: shop.id, products: [{ stock_id: stockId, quantity: 3 }] },
    { token },
  );
  const view = await openCheckout();
  await waitFor(() => expect(keptKey()).not.toBe(key));
  await view.user.click(await fillIn(view));
  await expectOrderPage(view, token);
  const [sent] = view.network.sent('POST', ORDERS);
  expect(keyOf(sent)).not.toBe(key);
});

test('a lost answer is found out after a reload, in this tab or another', async () => {
  const first = await openCheckout();
  const button = await fillIn(first);
  first.network.lose(isOrder);
  await first.user.click(button);
  await screen.findByText('Checking whether your order went through…');
  first.unmount();

  first.network.lose(() => false);
  const before = first.network.sent('POST', ORDERS).length;
  // it may be led on to the order before it shows anything
  const { network } = await renderCheckout();
  await waitFor(async () => expect(await countOrders(token)).toBe(1));
  await waitFor(() =>
    expect(localStorage.getItem('sofra:order-attempt')).toBeNull(),
  );
  expect(before).toBeGreaterThan(0);
  const sent = network.sent('POST', ORDERS);
  expect(new Set(sent.map(keyOf)).size).toBe(1);
});

test('what another tab ordered with the same key is opened, not ordered again', async () => {
  const view = await openCheckout();
  const button = await fillIn(view);
  const body = orderBody(cartId, shop.payments.cash, { note: 'other tab' });
  const other = await api.post(ORDERS, body, {
    token,
    headers: { 'Idempotency-Key': keptKey() },
  });
  expect(other.status).toBe(200);
  await view.user.click(button);
  await expectOrderPage(view, token);
  const { query } = view.router.current();
  expect(String(query.id)).toBe(String(other.body.data.id));
});

test('what another device ordered is opened, not ordered again', async () => {
  const view = await openCheckout();
  const button = await fillIn(view);
  const body = orderBody(cartId, shop.payments.cash);
  const other = await api.post(ORDERS, body, {
    token,
    headers: { 'Idempotency-Key': 'another device' },
  });
  await view.user.click(button);
  await expectOrderPage(view, token);
  const { query } = view.router.current();
  expect(String(query.id)).toBe(String(other.body.data.id));
});

test('an attempt of another account in this browser is nobody’s business', async () => {
  localStorage.setItem(
    'sofra:order-attempt',
    JSON.stringify({
      key: 'theirs',
      user: 999_999,
      at: Date.now(),
      body: { cart_id: 1 },
    }),
  );
  const view = await openCheckout();
  await readyButton();
  expect(view.network.sent('POST', ORDERS)).toHaveLength(0);
});

test('the form stays with its spinner until the page of the order is there, though the cart is gone before', async () => {
  const view = await openCheckout();
  const button = await fillIn(view);
  const come = view.router.holdPages();
  await view.user.click(button);
  await waitFor(() => expect(view.router.moves.at(-1)?.how).toBe('replace'));
  // what the live stream does when the order has taken the cart
  act(() => void view.store.dispatch(userCartActions.ended()));
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(button).toHaveAttribute('aria-busy', 'true');
  come();
  await expectOrderPage(view, token);
});
