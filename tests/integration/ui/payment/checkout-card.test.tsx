import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { withFakeAnswers } from '@/tests/support/fake-answers';
import { signInBrowser } from '@/tests/support/render-app';
import { renderCheckout } from '@/tests/support/ui/checkout-page';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

const PAGE = 'https://pay.example/p/3';

test('an order by card goes on to the payment page, with its own page behind it', async () => {
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const customer = await createUser(api.db, { phone: '+998901234567' });
  const token = await signInBrowser(api, customer);
  const shopper = { token, userId: customer.id };
  await fillCart(api, shopper, { shopId: shop.id, stockId });
  const home = {
    address: 'Navoi Street 12',
    location: EXAMPLE_LOCATION,
    active: true,
  };
  await api.post('/dashboard/user/addresses', home, { token });
  const card = {
    id: shop.payments.card,
    tag: 'card',
    title: 'Card',
    active: true,
    uses_wallet: false,
  };
  const faked = withFakeAnswers(
    api,
    ({ method, path }) =>
      method === 'POST' && path === '/dashboard/user/orders'
        ? {
            id: 5,
            status: 'new',
            awaiting_payment: true,
            payment_url: PAGE,
            total_price: 12,
            currency: { title: 'USD' },
          }
        : undefined,
    (path, data) =>
      path === '/rest/payments'
        ? [
            card,
            ...(data as { id: number }[]).filter(({ id }) => id !== card.id),
          ]
        : data,
  );
  const { network, router, tab, user } = await renderCheckout(faked);
  await user.click(await screen.findByRole('radio', { name: /^Card/ }));
  expect(await screen.findByText(/^You pay on the next page\./)).toBeVisible();
  const [button] = await screen.findAllByRole('button', {
    name: /^Place order ·/,
  });
  if (button) await user.dblClick(button);
  await waitFor(() => expect(tab.assigned).toEqual([PAGE]));
  expect(router.moves.at(-1)).toMatchObject({
    how: 'replace',
    path: '/orders/5',
  });
  const [call, ...more] = network.sent('POST', '/dashboard/user/orders');
  expect(more).toHaveLength(0);
  expect(call?.body).toMatchObject({ payment_id: card.id });
});
