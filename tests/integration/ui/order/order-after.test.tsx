import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { OrderReceiptContainer } from '@/containers/order/detail/order-receipt-container';
import { OrdersContainer } from '@/containers/order/list/orders-container';
import { orders } from '@/server/db/schema/orders';
import { stocks } from '@/server/db/schema/products';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  fillCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

let shopper: Shopper;
let stockId: number;
let orderId: number;

beforeEach(async () => {
  const user = await createUser(api.db);
  shopper = { token: await signInBrowser(api, user), userId: user.id };
  const shop = await createShop(api.db);
  ({ stockId } = await createProduct(api.db, shop.id, { taxPercent: 12 }));
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  orderId = (await placeOrder(api, shopper, body)).body.data.id;
});

const open = () =>
  renderApp(<OrderDetailContainer id={orderId} />, {
    api,
    path: `/orders/${orderId}`,
  });

const end = () =>
  api.db
    .update(orders)
    .set({ status: 'delivered' })
    .where(eq(orders.id, orderId));

const cart = async () =>
  (await api.get('/dashboard/user/cart?optional=1', shopper)).body.data;

describe('cancelling', () => {
  test('says that nothing was taken, and happens once, however often it is pressed', async () => {
    const { network, user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Cancel the order' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Nothing was taken from you yet.')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Cancel order' });
    // both before the first one is drawn
    act(() => {
      confirm.click();
      confirm.click();
    });
    const title = await screen.findByText('This order was cancelled');
    await waitFor(() => expect(title).toHaveFocus());
    expect(
      network.sent('POST', `/dashboard/user/orders/${orderId}/status/change`),
    ).toHaveLength(1);
    expect(screen.getByText('Not paid, nothing was charged')).toBeVisible();
    expect(screen.queryByText(/What was paid/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
    );
  });

  test('is refused in words when the kitchen was quicker', async () => {
    const { user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Cancel the order' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await api.post(
      `/dashboard/admin/orders/${orderId}/status`,
      { status: 'accepted' },
      { token: TEST_OPERATOR_TOKEN },
    );
    const confirm = dialog.queryByRole('button', { name: 'Cancel order' });
    if (confirm) await user.click(confirm);
    expect(await screen.findByText('Too late to cancel')).toBeVisible();
    expect(screen.getByText(/^The kitchen has accepted it/)).toBeVisible();
  });
});

describe('ordering again', () => {
  test('fills the cart and opens it', async () => {
    await end();
    const { router, user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Order again' }),
    );
    await waitFor(async () =>
      expect((await cart())?.user_carts[0].cartDetails).toHaveLength(1),
    );
    await waitFor(() => expect(router.current().asPath).toBe('/cart'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('names the new price, before and after', async () => {
    await end();
    await api.db
      .update(stocks)
      .set({ priceMinor: 750 })
      .where(eq(stocks.id, stockId));
    const { user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Order again' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Some things have changed')).toBeVisible();
    expect(dialog.getByText('$6.90')).toBeVisible();
    expect(dialog.getByText('$7.50')).toBeVisible();
  });

  test('asks which cart stays before it replaces another shop’s', async () => {
    await end();
    const other = await createShop(api.db);
    const product = await createProduct(api.db, other.id);
    await fillCart(api, shopper, {
      shopId: other.id,
      stockId: product.stockId,
    });
    const { user } = await renderApp(<OrdersContainer />, {
      api,
      path: '/orders?tab=past',
    });
    await user.click(
      await screen.findByRole('button', { name: 'Order again' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect((await cart()).shop_id).toBe(other.id);
    await user.click(dialog.getByRole('button', { name: 'Start new' }));
    await waitFor(async () =>
      expect((await cart()).shop_id).not.toBe(other.id),
    );
  });
});

test('an order that is to be paid first says so in the list', async () => {
  await api.db
    .update(orders)
    .set({ awaitingPayment: true })
    .where(eq(orders.id, orderId));
  await renderApp(<OrdersContainer />, { api, path: '/orders' });
  expect(await screen.findByText('Waiting for payment')).toBeVisible();
  expect(screen.queryByText(/^Arriving/)).not.toBeInTheDocument();
});

test('a receipt has seller, buyer, lines, sums and payment', async () => {
  await renderApp(<OrderReceiptContainer id={orderId} />, {
    api,
    path: `/orders/${orderId}/receipt`,
  });
  expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeVisible();
  const receipt = within(screen.getByRole('article'));
  expect(receipt.getByText(`Order ${orderId}`)).toBeVisible();
  expect(receipt.getByText('2 ×')).toBeVisible();
  expect(receipt.getAllByText('$13.80')[0]).toBeVisible();
  expect(receipt.getByText('Cash')).toBeVisible();
  expect(receipt.getByText('Contains \u206612%\u2069 tax')).toBeVisible();
  expect(receipt.getByText('$1.48')).toBeVisible();
  expect(receipt.getByText('+998 90 123 45 67')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Back to the order' }),
  ).toHaveAttribute('href', `/orders/${orderId}`);
});
