import { screen, within } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { BERLIN, forgetAddress } from '@/tests/support/browser/browser-address';
import { createRestaurant } from '@/tests/support/factories/restaurant';
import { renderApp } from '@/tests/support/render-app';
import { onAddressDialog } from '@/utils/address/open-address-dialog';
import { rememberChoice } from '@/utils/browser/remember';

let shopId: number;

test.beforeAll(async () => {
  shopId = await createRestaurant(api.db, 'Plov Centre');
});

afterEach(forgetAddress);

test('a dish that is not brought to the address leads to another address, and to fetching it', async () => {
  rememberChoice('address', JSON.stringify({ title: 'Far', ...BERLIN }));
  const { store, user } = await renderApp(<ShopPageContainer id={shopId} />, {
    api,
    path: `/restaurant/${shopId}`,
  });
  await user.click(await screen.findByRole('link', { name: 'Plov' }));
  const dish = within(await screen.findByRole('dialog'));
  let asked = 0;
  const stop = onAddressDialog(() => {
    asked += 1;
  });
  await user.click(
    await dish.findByRole('button', { name: 'Change the address' }),
  );
  stop();
  expect(asked).toBe(1);
  await user.click(dish.getByRole('button', { name: 'Pick it up instead' }));
  expect(store.getState().order.delivery_type).toBe('pickup');
});
