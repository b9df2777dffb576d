import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  OrderCancel,
  OrderDetailContainer,
} from '@/containers/order/detail/order-detail-container';
import type { OrderDto } from '@/server/contracts/order/order';
import { orderStatusHistory } from '@/server/db/schema/orders';
import { api, it as test } from '@/tests/support/api/api-test';
import { orderInBrowser } from '@/tests/support/browser/browser-order';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { orderBody } from '@/tests/support/factories/cart';
import { operate } from '@/tests/support/api/operator-tool';
import { createGroup } from '@/tests/support/factories/group';
import { placeOrder } from '@/tests/support/factories/order';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

/** An order that has ended: nobody listens to its events. */
async function pastOrder(): Promise<number> {
  const { id, shopper } = await orderInBrowser(api);
  const path = `/dashboard/user/orders/${id}/status/change?status=canceled`;
  await api.post(path, {}, shopper);
  return id;
}

test('an order that did not load says so and is asked for again', async () => {
  const id = await pastOrder();
  const path = `/dashboard/user/orders/${id}`;
  const network = connectNetwork(api);
  network.cut((call) => call.path === path);
  const { user } = await renderApp(<OrderDetailContainer id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.cut(false);
  await user.click(again);
  expect(await screen.findByText('Cash')).toBeVisible();
  expect(screen.getByText('This order was cancelled')).toBeVisible();
});

test('everybody of a group stands in the same place in what they ordered as in what they pay', async () => {
  const group = await createGroup(api);
  const malika = await group.join('Malika');
  const timur = await group.join('Timur');
  // the last who came chose first
  await group.choose(timur, [[group.side, 1]]);
  await group.choose(malika, [[group.dish, 1]]);
  await group.eat([[group.dish, 1]]);
  const body = orderBody(group.cartId, group.shop.payments.cash);
  const { body: placed } = await placeOrder(api, group.owner, body);
  const { id } = (placed as { data: { id: number } }).data;
  await signInBrowser(api, {
    id: group.owner.userId,
    firstname: 'Dilnoza',
    lastname: 'Karimova',
  });
  await renderApp(<OrderDetailContainer id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  await screen.findByRole('link', { name: 'Malika' });
  const shares = screen.getAllByRole('link', { name: /^(Malika|Timur)$/ });
  const parts = screen.getByRole('list', { name: 'Members' });
  const names = within(parts).getAllByText(/^(Malika|Timur)$/);
  const textsOf = (all: readonly HTMLElement[]) =>
    all.map(({ textContent }) => textContent);
  expect(textsOf(names)).toEqual(['Malika', 'Timur']);
  expect(textsOf(shares)).toEqual(textsOf(names));
});

test('its shop can be written to while that is of use', async () => {
  const id = await pastOrder();
  const page = () => <OrderDetailContainer id={id} />;
  const { unmount } = await renderApp(page, { api, path: `/orders/${id}` });
  const ways = { name: /^Message / };
  expect(await screen.findByRole('link', ways)).toBeVisible();
  unmount();
  const at = new Date(Date.now() - 7 * 3_600_000);
  await api.db
    .update(orderStatusHistory)
    .set({ at })
    .where(eq(orderStatusHistory.orderId, id));
  await renderApp(page, { api, path: `/orders/${id}` });
  expect(await screen.findByText('Cash')).toBeVisible();
  expect(screen.queryByRole('link', ways)).toBeNull();
});

test('who scheduled an order that the shop has accepted learns whom to ask to cancel it', async () => {
  const { id, shopper } = await orderInBrowser(api);
  const { body } = await api.get(`/dashboard/user/orders/${id}`, shopper);
  const order = body.data as OrderDto;
  const ask = `${order.shop.translation.title} has accepted it. To cancel, ask the shop.`;
  const accepted = { ...order, can_cancel: false, status: 'accepted' } as const;
  const { unmount } = await renderApp(
    <OrderCancel order={{ ...accepted, scheduled: true }} />,
    { api },
  );
  expect(await screen.findByText(ask)).toBeVisible();
  unmount();
  await renderApp(<OrderCancel order={{ ...order, scheduled: true }} />, {
    api,
  });
  expect(
    await screen.findByRole('button', { name: 'Cancel the order' }),
  ).toBeVisible();
  expect(screen.queryByText(ask)).toBeNull();
});

test('an order that the shop itself brings is on the way, and in nobody’s name', async () => {
  const { id, shopper } = await orderInBrowser(api);
  for (const status of ['accepted', 'ready', 'on_a_way'])
    expect((await operate(api, ['move', String(id), status])).errors).toBe('');
  const { body } = await api.get('/dashboard/user/orders/paginate', shopper);
  const [row] = body.data;
  expect(row.arrival).toEqual(row.eta);
  await renderApp(<OrderDetailContainer id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  expect(
    await screen.findByText(
      /^It left at \d\d:\d\d and is on the way to you\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/picked it up|will bring/)).toBeNull();
});
