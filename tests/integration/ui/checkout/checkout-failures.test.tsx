import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { CheckoutContainer } from '@/containers/checkout/checkout-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { renderCheckout } from '@/tests/support/ui/checkout-page';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

let shopId: number;

test.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
});

test('what a checkout misses is said where it is missing, and asked again there', async () => {
  const { stockId } = await createProduct(api.db, shopId);
  const customer = await createUser(api.db, { phone: null });
  const token = await signInBrowser(api, customer);
  await fillCart(api, { token, userId: customer.id }, { shopId, stockId });
  const network = connectNetwork(api);
  const isPayments = ({ path }: { path: string }) => path === '/rest/payments';
  network.cut(
    (call) => isPayments(call) || call.path === `/rest/shops/${shopId}`,
  );
  const { user } = await renderApp(<CheckoutContainer />, {
    api,
    path: '/checkout',
  });
  const again = (box: HTMLElement) =>
    user.click(within(box).getByRole('button', { name: 'Try again' }));

  await screen.findByRole('heading', { name: 'Your cart did not load' });
  network.cut(isPayments);
  await again(document.body);
  const pay = await screen.findByRole('alert');
  expect(pay).toHaveTextContent('The ways to pay did not load');
  expect(screen.getByText('Choose where to bring it')).toBeVisible();
  network.cut(false);
  await again(pay);
  expect(await screen.findByRole('radio', { name: /Cash/ })).toBeEnabled();
});

test('leads to the order also when its page did not open at first', async () => {
  const { stockId } = await createProduct(api.db, shopId);
  const customer = await createUser(api.db);
  const token = await signInBrowser(api, customer);
  await fillCart(api, { token, userId: customer.id }, { shopId, stockId });
  const home = {
    address: 'Navoi Street 12',
    location: EXAMPLE_LOCATION,
    active: true,
  };
  await api.post('/dashboard/user/addresses', home, { token });
  const { network, router, user } = await renderCheckout();
  await user.click(await screen.findByRole('radio', { name: /Cash/ }));
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '+998901234567');
  const page = router.current();
  const { replace } = page;
  page.replace = () => Promise.reject(new Error('the network is gone'));
  const [button] = await screen.findAllByRole('button', {
    name: /^Place order ·/,
  });
  if (button) await user.click(button);
  const again = await screen.findByRole('button', { name: 'Check again' });
  page.replace = replace;
  await user.click(again);
  await waitFor(() => expect(router.current().pathname).toBe('/orders/[id]'));
  const sent = network.sent('POST', '/dashboard/user/orders');
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect([sent.length, new Set(keys).size]).toEqual([2, 1]);
  await waitFor(() =>
    expect(window.localStorage.getItem('sofra:order-attempt')).toBeNull(),
  );
});
