import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { OrdersContainer } from '@/containers/order/list/orders-container';
import { orders } from '@/server/db/schema/orders';
import { orderRefunds } from '@/server/db/schema/refunds';
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
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

let shopper: Shopper;

beforeEach(async () => {
  const user = await createUser(api.db);
  shopper = { token: await signInBrowser(api, user), userId: user.id };
});

async function order(): Promise<number> {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const answer = await placeOrder(api, shopper, body);
  return (answer.body as { data: { id: number } }).data.id;
}

const open = (path = '/orders') =>
  renderApp(<OrdersContainer />, { api, path });

const shownTab = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
      name,
    ),
  );

describe('the list of orders', () => {
  test('opens on what is under way, and promises nothing before it is accepted', async () => {
    const id = await order();
    await open();
    expect(await screen.findByText(`No. ${id}`)).toBeVisible();
    await shownTab('Active');
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Waiting for the restaurant')).toBeVisible();
    expect(card.queryByText(/^Arriving/)).not.toBeInTheDocument();
    const steps = within(
      card.getByRole('list', { name: 'Progress of the order' }),
    );
    expect(steps.getAllByRole('listitem')).toHaveLength(5);
    expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Placed',
    );
    expect(card.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      `/orders/${id}`,
    );
  });

  test('says when it comes and is ready once it is accepted', async () => {
    const id = await order();
    await kitchenDoes(api, id, { kind: 'accept', minutes: 20 });
    await open();
    const card = within(await screen.findByRole('article'));
    expect(card.getByText(/^Accepted, ready by \d\d:\d\d$/)).toBeVisible();
    expect(card.getByText(/^Arriving/)).toBeVisible();
  });

  test('opens on what was when nothing is under way', async () => {
    const id = await order();
    await api.db
      .update(orders)
      .set({ status: 'delivered' })
      .where(eq(orders.id, id));
    await open();
    expect(await screen.findByText(`No. ${id}`)).toBeVisible();
    await shownTab('Past');
    expect(screen.queryByText(/^Arriving/)).not.toBeInTheDocument();
  });

  test('says what became of a refund', async () => {
    const id = await order();
    await api.db
      .update(orders)
      .set({ status: 'delivered' })
      .where(eq(orders.id, id));
    await api.db.insert(orderRefunds).values({
      orderId: id,
      userId: shopper.userId,
      reason: 'cold',
      amountMinor: 100,
    });
    await open();
    expect(await screen.findByText('Refund requested')).toBeVisible();
  });

  test('stays on the tab that was asked for', async () => {
    await open('/orders?tab=active');
    expect(await screen.findByText('Nothing on the way')).toBeVisible();
    await shownTab('Active');
  });
});
