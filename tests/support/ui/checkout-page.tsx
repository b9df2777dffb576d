import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { api } from '@/tests/support/api/api-test';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

export const ORDERS = '/dashboard/user/orders';

/** Gives the account an address that a checkout begins with. */
export async function saveHome(token: string): Promise<void> {
  const home = {
    address: 'Navoi Street 12',
    location: EXAMPLE_LOCATION,
    active: true,
  };
  await api.post('/dashboard/user/addresses', home, { token });
}

/** The page, whatever it shows at first. */
export const renderCheckout = (from = api): Promise<RenderedApp> =>
  renderApp(
    ({ pathname }) => pathname === '/checkout' && <CheckoutContainer />,
    { api: from, path: '/checkout' },
  );

/** /checkout of whoever is signed in, as a browser opens it. */
export async function openCheckout(from = api): Promise<RenderedApp> {
  const view = await renderCheckout(from);
  await screen.findByRole('heading', { name: 'Checkout' });
  return view;
}

/** The button that orders, once it tells a total and is not busy. */
export async function readyButton(): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', {
    name: /^Place order · /,
  });
  if (!button) throw new Error('there is no button');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  return button;
}

/** Types a number and chooses cash: all that a checkout with a saved address still asks. */
export async function fillIn({ user }: RenderedApp): Promise<HTMLElement> {
  await readyButton();
  const phone = screen.getByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '+998 90 123 45 67');
  await user.click(screen.getByRole('radio', { name: /Cash/ }));
  return readyButton();
}

export async function countOrders(token: string): Promise<number> {
  const answer = await api.get(`${ORDERS}/paginate`, { token });
  return (answer.body as { meta: { total: number } }).meta.total;
}

/** One order, and its page is open. */
export async function expectOrderPage(
  { router }: RenderedApp,
  token: string,
): Promise<void> {
  await waitFor(() => expect(router.current().pathname).toBe('/orders/[id]'));
  expect(await countOrders(token)).toBe(1);
}
