import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { api } from '@/tests/support/api/api-test';
import {
  expectOrderPage,
  ORDERS,
  readyButton,
} from '@/tests/support/ui/checkout-page';
import { topUpWallet } from '@/tests/support/factories/order';
import {
  heldIt as test,
  isQuote,
  keptButtons,
  radio,
} from '@/tests/support/ui/held-checkout';
import type { HeldCalls } from '@/tests/support/held-calls';
import type { RenderedApp } from '@/tests/support/render-app';
import { KEPT_PRESS_MS } from '@/utils/constants/timings';

afterEach(() => vi.useRealTimers());

interface Dropped {
  readonly checkout: { readonly held: HeldCalls };
  readonly view: RenderedApp;
  readonly words: RegExp;
}

/** The page says why nothing was ordered, and nothing is when the quote has come. */
async function expectDropped({ checkout, view, words }: Dropped) {
  const [alert] = await screen.findAllByText(words);
  expect(alert).toHaveTextContent(/^Nothing was ordered\./);
  expect(keptButtons()).toHaveLength(0);
  checkout.held.release();
  await readyButton();
  const ordered = view.network.sent('POST', ORDERS);
  expect(ordered.map(({ body }) => body)).toEqual([]);
}

test('a kept press is dropped when the quote fails; the next one asks for it again', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  await checkout.pressWhileAsking(view, /Pickup/);
  view.network.lose(({ path }) => isQuote(path));
  await checkout.release();
  const [alert] = await screen.findAllByText(/total could not be loaded/);
  expect(alert).toBeVisible();
  expect(keptButtons()).toHaveLength(0);
  view.network.lose(() => false);
  await view.user.click(view.button);
  await expectDropped({ checkout, view, words: /total was not shown yet/ });
  await view.user.click(view.button);
  await expectOrderPage(view, checkout.token);
});

test('a kept press is dropped after ten seconds', async ({ checkout }) => {
  const view = await checkout.openFilled();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  await checkout.pressWhileAsking(view, /Pickup/);
  await act(() => vi.advanceTimersByTimeAsync(KEPT_PRESS_MS));
  vi.useRealTimers();
  await expectDropped({ checkout, view, words: /total could not be loaded/ });
});

test('a kept press is dropped when a field changes', async ({ checkout }) => {
  const view = await checkout.openFilled();
  await checkout.pressWhileAsking(view, /Pickup/);
  await view.user.type(screen.getByLabelText('Name'), 'a');
  await expectDropped({ checkout, view, words: /Something changed/ });
});

test('a kept press is dropped when the cart changes elsewhere', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  await checkout.pressWhileAsking(view, /Pickup/);
  const products = [{ stock_id: checkout.stockId, quantity: 3 }];
  await api.post(
    '/dashboard/user/cart/insert-product',
    { shop_id: checkout.shopId, products },
    { token: checkout.token },
  );
  await checkout.release();
  await expectDropped({ checkout, view, words: /Something changed/ });
});

test('a kept press is dropped when a promo code is refused', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  checkout.hold();
  await view.user.type(
    screen.getByRole('textbox', { name: 'Promo code' }),
    'NOSUCH',
  );
  await view.user.click(view.button);
  await waitFor(() => expect(keptButtons()).toHaveLength(2));
  await checkout.release();
  await expectDropped({ checkout, view, words: /Something changed/ });
});

test('a kept press is dropped when the wallet no longer reaches', async ({
  checkout,
}) => {
  await topUpWallet(api.db, checkout.userId, 1_100);
  const view = await checkout.openFilled();
  await view.user.click(radio(/Sofra wallet/));
  await checkout.pressWhileAsking(view, /15%/);
  await checkout.release();
  await expectDropped({ checkout, view, words: /Something changed/ });
  expect(radio(/Sofra wallet/)).not.toBeChecked();
});

test('a kept press is dropped when the tab is hidden', async ({ checkout }) => {
  const view = await checkout.openFilled();
  await checkout.pressWhileAsking(view, /Pickup/);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expectDropped({ checkout, view, words: /You left this page/ });
});

test('a kept press is dropped when another page is opened', async ({
  checkout,
}) => {
  const view = await checkout.openFilled();
  await checkout.pressWhileAsking(view, /Pickup/);
  // the press ends as the navigation begins, however long that takes
  act(() => view.router.current().events.emit('routeChangeStart', '/', {}));
  await expectDropped({ checkout, view, words: /You left this page/ });
  await view.user.click(view.button);
  await expectOrderPage(view, checkout.token);
});

test('a press before any total was shown orders nothing, and asks for another', async ({
  checkout,
}) => {
  const first = await checkout.openFilled();
  first.unmount();
  checkout.hold();
  const view = await checkout.open();
  await waitFor(() => expect(radio(/Cash/)).toBeEnabled());
  await view.user.click(radio(/Cash/));
  const [button] = screen.getAllByRole('button', { name: 'Place order' });
  if (button) await view.user.click(button);
  // it must not say that it orders then
  await waitFor(() => expect(button).toHaveTextContent('Loading…'));
  await checkout.release();
  await expectDropped({ checkout, view, words: /total was not shown yet/ });
  await view.user.click(await readyButton());
  await expectOrderPage(view, checkout.token);
});
