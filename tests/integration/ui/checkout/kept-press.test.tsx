import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { stocks } from '@/server/db/schema/products';
import { api } from '@/tests/support/api/api-test';
import {
  countOrders,
  expectOrderPage,
  ORDERS,
} from '@/tests/support/ui/checkout-page';
import {
  heldIt as test,
  KEPT,
  keptButtons,
  radio,
} from '@/tests/support/ui/held-checkout';

const MINUTE_MS = 60_000;

const question = (name: string) => screen.findByRole('dialog', { name });

test('a press while the total is asked for orders once it has come, and is the same', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  const key = JSON.parse(localStorage.getItem('sofra:order-key') ?? '{}') as {
    key?: string;
  };
  await checkout.pressWhileAsking(view, /Pickup/);
  // one is shown where there are two columns, one where there is one
  expect(keptButtons()).toHaveLength(2);
  expect(screen.getAllByText(KEPT)[0]).toHaveRole('status');
  expect(view.network.sent('POST', ORDERS)).toHaveLength(0);
  await checkout.release();
  await expectOrderPage(view, checkout.token);
  const [sent] = view.network.sent('POST', ORDERS);
  expect(sent?.body.delivery_type).toBe('pickup');
  expect(sent?.headers.get('idempotency-key')).toBe(key.key);
});

test('a kept press orders once, however often it is pressed', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  await checkout.pressWhileAsking(view, /Pickup/);
  await view.user.dblClick(view.button);
  await view.user.type(screen.getByLabelText('Phone'), '{Enter}');
  await checkout.release();
  await expectOrderPage(view, checkout.token);
  expect(view.network.sent('POST', ORDERS)).toHaveLength(1);
});

test('a press is kept by Enter in a field, too', async ({ checkout }) => {
  const view = await checkout.openFilled();
  checkout.hold();
  await view.user.click(radio(/Pickup/));
  await view.user.type(screen.getByLabelText('Phone'), '{Enter}');
  await waitFor(() => expect(keptButtons()).toHaveLength(2));
  await checkout.release();
  await expectOrderPage(view, checkout.token);
});

test('a number that is put in groups after the press is no other choice', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  const phone = screen.getByLabelText('Phone');
  checkout.hold();
  await view.user.click(radio(/Pickup/));
  await view.user.clear(phone);
  await view.user.type(phone, '+998901234567');
  await view.user.click(view.button);
  await waitFor(() => expect(phone).toHaveValue('+998 90 123 45 67'));
  await checkout.release();
  await expectOrderPage(view, checkout.token);
});

test('a press with a gap says first what is missing, and is not kept', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  await view.user.clear(screen.getByLabelText('Phone'));
  checkout.hold();
  await view.user.click(radio(/Pickup/));
  await view.user.click(view.button);
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  expect(keptButtons()).toHaveLength(0);
});

test('a kept press asks when the total is another, and orders only then', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  await checkout.pressWhileAsking(view, /15%/);
  await checkout.release();
  const dialog = within(await question('The total has changed'));
  expect(dialog.getByText('Do you want', { exact: false })).toHaveTextContent(
    'new total',
  );
  expect(await countOrders(checkout.token)).toBe(0);
  await view.user.click(dialog.getByRole('button', { name: 'Order · $11.50' }));
  await expectOrderPage(view, checkout.token);
});

test('a kept press asks when another time is promised', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  api.setNow(new Date(+checkout.now + 30 * MINUTE_MS));
  const barTime = () =>
    screen.queryByText(/^\d\d:\d\d–\d\d:\d\d$/, { selector: 'b > bdi' });
  expect(barTime()).toBeVisible();
  await checkout.pressWhileAsking(view, /Pickup/);
  // the time of an earlier choice must not stand beside the new one
  expect(barTime()).not.toBeInTheDocument();
  await checkout.release();
  const dialog = within(await question('The time has changed'));
  const when = dialog.getByRole('row', { name: /^When/ });
  expect(when).toHaveTextContent(/^When\d\d:\d\d–\d\d:\d\d\d\d:\d\d–/);
  expect(await countOrders(checkout.token)).toBe(0);
  await view.user.click(dialog.getByRole('button', { name: 'Order · $10.00' }));
  await expectOrderPage(view, checkout.token);
});

test('a kept press is dropped when it can no longer be ordered, and the page says why', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  const setStock = (quantity: number) =>
    api.db
      .update(stocks)
      .set({ quantity })
      .where(eq(stocks.id, checkout.stockId));
  await setStock(1);
  await checkout.pressWhileAsking(view, /Pickup/);
  await checkout.release();
  const [soldOut] = await screen.findAllByRole('alert');
  expect(soldOut).toHaveTextContent('Something in your order is sold out');
  expect(soldOut).toHaveFocus();
  const [words] = await screen.findAllByText(/can no longer be ordered/);
  expect(words).toBeVisible();
  expect(await countOrders(checkout.token)).toBe(0);
  await setStock(100);
});
