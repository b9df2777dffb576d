import { screen } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { ReceiptContainer } from '@/containers/group-order/receipt/receipt-container';
import { OrderReceiptContainer } from '@/containers/order/detail/order-receipt-container';
import { holdBrand, siteBrand } from '@/server/caches/site-brand';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart, orderBody } from '@/tests/support/factories/cart';
import { createGroup, uuidOf } from '@/tests/support/factories/group';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const UNSET = siteBrand();
const LEGAL = 'Corner Kitchens Ltd · 5 High Street · No. 123456';

afterEach(() => holdBrand(UNSET));

const name = () =>
  holdBrand({
    ...UNSET,
    legalName: 'Corner Kitchens Ltd',
    legalAddress: '5 High Street',
    legalId: 'No. 123456',
  });

test('an order’s receipt says who runs the site, where that is set', async () => {
  const user = await createUser(api.db);
  const shopper = { token: await signInBrowser(api, user), userId: user.id };
  const shop = await createShop(api.db);
  const { stockId } = await createProduct(api.db, shop.id);
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const { id } = (await placeOrder(api, shopper, body)).body.data as {
    id: number;
  };
  const open = () =>
    renderApp(<OrderReceiptContainer id={id} />, {
      api,
      path: `/orders/${id}/receipt`,
    });
  const { unmount } = await open();
  await screen.findByRole('article');
  expect(screen.queryByText(/High Street/)).toBeNull();
  unmount();
  name();
  await open();
  expect(await screen.findByRole('article')).toHaveTextContent(LEGAL);
});

test('so does the receipt of a group’s member', async () => {
  name();
  const group = await createGroup(api);
  const member = await group.join('Malika');
  await group.choose(member, [[group.dish, 1]]);
  await placeOrder(
    api,
    group.owner,
    orderBody(group.cartId, group.shop.payments.cash),
  );
  await renderApp(<ReceiptContainer uuid={uuidOf(member)} />, { api });
  expect(await screen.findByText(LEGAL)).toBeVisible();
});
