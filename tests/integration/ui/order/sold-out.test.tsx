import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { OrderReceiptContainer } from '@/containers/order/detail/order-receipt-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createSoldOutCase } from '@/tests/support/kitchen/sold-out-case';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

async function asked() {
  const customer = await createUser(api.db);
  const token = await signInBrowser(api, customer);
  const shopper = { token, userId: customer.id };
  const own = await createSoldOutCase(api, {}, shopper);
  const order = await own.place('wallet');
  const { lineId } = await own.mark(order.id, own.side.stockId);
  const title = order.details.find(({ id }: { id: number }) => id === lineId)
    .stock.product.title as string;
  connectNetwork(api);
  return { id: order.id as number, own, title };
}

test('what is sold out is left out by keys, and stands struck on page and receipt', async () => {
  const { id, title } = await asked();
  const { unmount, user } = await renderApp(<OrderDetailContainer id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  const card = await screen.findByRole('region', {
    name: `Sold out: ${title}`,
  });
  expect(within(card).getByRole('alert')).toHaveTextContent(
    /Choose by .*\d\d:\d\d.*Without an answer it is left out\./,
  );
  const leave = within(card).getByRole('button', {
    name: /^Leave it out \(.*\$9\.99.* back\)$/,
  });
  leave.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Left out: sold out')).toBeVisible();
  expect(
    screen.queryByRole('region', { name: `Sold out: ${title}` }),
  ).toBeNull();
  expect(screen.getByText(title, { selector: 's' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  unmount();
  await renderApp(<OrderReceiptContainer id={id} />, {
    api,
    path: `/orders/${id}/receipt`,
  });
  expect(await screen.findByText('Left out: sold out')).toBeVisible();
  expect(screen.getByText(title, { selector: 's' })).toBeVisible();
});

test('the order is cancelled for it after a question that says where the money goes', async () => {
  const { id, own } = await asked();
  const { user } = await renderApp(<OrderDetailContainer id={id} />, {
    api,
    path: `/orders/${id}`,
  });
  const card = await screen.findByRole('region', { name: /^Sold out: / });
  await user.click(
    within(card).getByRole('button', { name: 'Cancel the order' }),
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('goes back to your wallet at once.');
  await user.click(
    within(dialog).getByRole('button', { name: 'Cancel order' }),
  );
  expect(
    await screen.findByRole('heading', { name: 'This order was cancelled' }),
  ).toBeVisible();
  expect((await own.orderOf(id)).status).toBe('cancelled');
});
