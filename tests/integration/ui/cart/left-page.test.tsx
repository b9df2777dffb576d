import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { cartActions } from '@/redux/slices/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { createDish } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';
import { rememberLeftCart } from '@/utils/browser/left-cart';

const INSERT = '/rest/cart/insert-product';

// the island's part of the page comes when the test lets it
const gate = vi.hoisted(() => {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return { open: () => open(), opened };
});
vi.mock('@/containers/app/cart-island', async (importOriginal) => {
  await gate.opened;
  return importOriginal();
});

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
  gate.open();
});

test('a page reads the cart that the page before sent as it ended, and only then', async () => {
  gate.open();
  const read = '/rest/cart/current';
  const idle = await renderApp(<h1>Any page</h1>, { api });
  idle.unmount();
  rememberLeftCart();
  const next = await renderApp(<h1>Next page</h1>, { api });
  await waitFor(() =>
    expect(next.network.sent('GET', read).length).toBeGreaterThan(0),
  );
  next.unmount();
  const count = next.network.sent('GET', read).length;
  await renderApp(<h1>Later page</h1>, { api });
  expect(next.network.sent('GET', read)).toHaveLength(count);
});
