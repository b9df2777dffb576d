import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { OrderReceiptContainer } from '@/containers/order/detail/order-receipt-container';
import { orders } from '@/server/db/schema/orders';
import { api, it as test } from '@/tests/support/api/api-test';
import { orderInBrowser } from '@/tests/support/browser/browser-order';
import { kitchenDoes } from '@/tests/support/kitchen/kitchen-hand';
import { renderApp } from '@/tests/support/render-app';

const open = (id: number) =>
  renderApp(<OrderDetailContainer id={id} />, { api, path: `/orders/${id}` });

const heading = () => screen.findByRole('heading', { level: 1 });

const set = (id: number, values: Partial<typeof orders.$inferInsert>) =>
  api.db.update(orders).set(values).where(eq(orders.id, id));

const UNANSWERED =
  / has not answered yet\. You can cancel for free, or keep waiting\.$/;

test('a placed order waits for its restaurant, and says without a reload that it has not answered', async () => {
  const { id } = await orderInBrowser(api);
  // its parts are loaded once
  const { unmount } = await open(id);
  await heading();
  unmount();
  const answerFrom = new Date(Date.now() - 5 * 60_000 + 5_000);
  await set(id, { answerFrom });
  await open(id);
  expect(await heading()).toHaveTextContent('Waiting for the restaurant');
  expect(screen.getByText(/ still has to accept your order\.$/)).toBeVisible();
  expect(screen.queryByText(UNANSWERED)).not.toBeInTheDocument();
  expect(
    await screen.findByText(UNANSWERED, {}, { timeout: 15_000 }),
  ).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Cancel the order' }),
  ).toBeVisible();
  // whether it is ever cancelled by itself nobody knows here
  expect(screen.queryByText(/automatic|by itself/)).not.toBeInTheDocument();
});

test('one that nobody was told of waits without an end', async () => {
  const { id } = await orderInBrowser(api);
  await set(id, { answerFrom: null });
  await open(id);
  expect(await heading()).toHaveTextContent('Waiting for the restaurant');
  expect(screen.getByText(/ still has to accept your order\.$/)).toBeVisible();
});

test('an accepted one says when it is ready, and when it arrives', async () => {
  const { id } = await orderInBrowser(api);
  await kitchenDoes(api, id, { kind: 'accept', minutes: 30 });
  await open(id);
  expect(await heading()).toHaveTextContent(/^Arriving/);
  expect(screen.getByText(/^Accepted, ready by \d\d:\d\d$/)).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Cancel the order' }),
  ).not.toBeInTheDocument();
});

test('one that was not taken says why, in the kitchen’s own words, too', async () => {
  const { id } = await orderInBrowser(api);
  const note = 'نفد <b>لحم الضأن</b>';
  await kitchenDoes(api, id, { kind: 'refuse', reason: 'sold_out', note });
  await open(id);
  const title = await heading();
  expect(title).toHaveTextContent(/ could not take it: sold out$/);
  expect(screen.getByText('Not paid, nothing was charged')).toBeVisible();
  const said = screen.getByRole('figure');
  expect(within(said).getByText(/ writes:$/)).toBeVisible();
  // not as HTML, and in its own direction
  expect(within(said).getByText(note)).toHaveAttribute('dir', 'auto');
});

test('who picks up reads the number to be said at the counter, on the page and on the receipt', async () => {
  const { id } = await orderInBrowser(api);
  await set(id, { deliveryType: 'pickup', numberOfDay: 27 });
  const { unmount } = await open(id);
  expect(await screen.findByText('Number 27')).toBeVisible();
  expect(screen.getByText('Say it at the counter')).toBeVisible();
  unmount();
  await renderApp(<OrderReceiptContainer id={id} />, {
    api,
    path: `/orders/${id}/receipt`,
  });
  expect(await screen.findByText('Number 27')).toBeVisible();
});

test('what is brought has no number for its customer', async () => {
  const { id } = await orderInBrowser(api);
  await open(id);
  await heading();
  expect(screen.queryByText(/^Number /)).not.toBeInTheDocument();
});
