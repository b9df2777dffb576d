import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import { openCheckout } from '@/tests/support/ui/checkout-page';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

test('a way to pay that is switched off under an open checkout is told there, and offered no more', async () => {
  api.setNow(new Date());
  const shop = await createShop(api.db, { deliveryStartMinor: 0 });
  const dish = await createProduct(api.db, shop.id, { priceMinor: 500 });
  const user = await createUser(api.db);
  const token = await signInBrowser(api, user);
  const customer = { token, userId: user.id };
  const home = {
    address: 'Navoi Street 12',
    location: EXAMPLE_LOCATION,
    active: true,
  };
  await api.post('/dashboard/user/addresses', home, { token });
  await fillCart(api, customer, { shopId: shop.id, stockId: dish.stockId });
  const page = await openCheckout();
  const [button] = await screen.findAllByRole('button', {
    name: /^Place order · /,
  });
  await page.user.type(screen.getByLabelText('Phone'), '+998 90 123 45 67');
  await page.user.click(screen.getByRole('radio', { name: /Cash/ }));
  await operate(api, ['pay', 'off', 'cash']);
  if (button) await page.user.click(button);
  const [said] = await screen.findAllByText(
    'You can’t pay this way any more. Please choose another way to pay.',
  );
  expect(said).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('radio', { name: /Cash/ })).toBeNull(),
  );
  const { body } = await api.get('/dashboard/user/orders/paginate', { token });
  expect(body).toMatchObject({ meta: { total: 0 } });
});
