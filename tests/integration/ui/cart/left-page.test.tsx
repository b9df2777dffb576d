import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { cartActions } from '@/redux/slices/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { createDish } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';
import { leftCart } from '@/utils/browser/tab-marks';

const INSERT = '/rest/cart/insert-product';

test('a dish added on a page that is left before its cart is loaded is sent all the same', async () => {
  const shopId = (await createShop(api.db)).id;
  const { stockId } = await createDish(api.db, shopId, 'Plov');
  const { network, store, unmount } = await renderApp(<h1>Cold</h1>, { api });
  act(() => {
    const line = cartLine({ shopId, stockId });
    store.dispatch(cartActions.given(addOf(line)));
  });
  expect(network.sent('POST', INSERT)).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  // the document goes before its answer comes
  unmount();
  await waitFor(() => expect(network.sent('POST', INSERT)).toHaveLength(1));
  const [call] = network.sent('POST', INSERT);
  expect(call?.body).toMatchObject({
    shop_id: shopId,
    products: [{ stock_id: stockId, quantity: 1 }],
  });
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
});

test('a page reads the cart that the page before sent as it ended, and only then', async () => {
  const read = '/rest/cart/current';
  leftCart.keep('1');
  const { network, unmount } = await renderApp(<h1>Next page</h1>, { api });
  await waitFor(() =>
    expect(network.sent('GET', read).length).toBeGreaterThan(0),
  );
  unmount();
  const count = network.sent('GET', read).length;
  await renderApp(<h1>Later page</h1>, { api });
  expect(network.sent('GET', read)).toHaveLength(count);
});
