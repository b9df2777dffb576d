import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { cartActions } from '@/redux/slices/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import type { TestProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import { MOST_COMMANDS } from '@/utils/cart/cart-commands';
import { showCart } from '@/utils/cart/show-cart';
import { openCartSheet } from '@/utils/cart/cart-events';

const INSERT = '/dashboard/user/cart/insert-product';
const GUEST_INSERT = '/rest/cart/insert-product';

let shopId: number;
let plov: TestProduct;

test.beforeAll(async () => {
  shopId = (await createShop(api.db, { minAmountMinor: 2_000 })).id;
  const categoryId = await createMenuSection(api.db, shopId, 'Hot dishes');
  plov = await createDish(api.db, shopId, 'Plov', { categoryId });
});

async function openShop(): Promise<RenderedApp> {
  const view = await renderApp(<ShopPageContainer id={shopId} />, {
    api,
    path: `/restaurant/${shopId}`,
  });
  await screen.findByRole('heading', { name: 'Hot dishes' });
  return view;
}

const menu = () => within(screen.getByRole('region', { name: 'Hot dishes' }));
const press = (view: RenderedApp, name: string): Promise<void> =>
  view.user.click(menu().getByRole('button', { name }));
const items = () =>
  within(screen.getByRole('list', { name: 'Items in the cart' }));

describe('a customer’s cart', () => {
  let token: string;
  let userId: number;

  beforeEach(async () => {
    const user = await createUser(api.db);
    userId = user.id;
    token = await signInBrowser(api, user);
  });

  async function held(): Promise<number[]> {
    const { body } = await api.get('/dashboard/user/cart', { token });
    const parts = (body.data?.user_carts ?? []) as {
      cartDetails: { quantity: number }[];
    }[];
    return parts.flatMap(({ cartDetails }) =>
      cartDetails.map(({ quantity }) => quantity),
    );
  }

  test('follows every press at once, and gathers presses in a row for the server', async () => {
    const view = await openShop();
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    await press(view, 'Add Plov');
    await press(view, 'One more: Plov');
    await press(view, 'One more: Plov');
    expect(items().getByRole('listitem')).toHaveTextContent('$20.70');
    await waitFor(async () => expect(await held()).toEqual([3]));
    await waitFor(() =>
      expect(view.store.getState().userCart.confirmed?.total_price).toBe(20.7),
    );
    expect(view.network.sent('POST', INSERT).length).toBeLessThan(3);
  });

  test('is there when the page opens, and can be emptied', async () => {
    const line = { shopId, stockId: plov.stockId, quantity: 4 };
    await fillCart(api, { token, userId }, line);
    const { user } = await openShop();
    expect(await screen.findByRole('button', { name: 'Clear' })).toBeVisible();
    expect(items().getByRole('listitem')).toHaveTextContent('$27.60');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    const asked = await screen.findByRole('dialog', {
      name: 'Clear the cart?',
    });
    await user.click(within(asked).getByRole('button', { name: 'Clear' }));
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    await waitFor(async () => expect(await held()).toEqual([]));
  });

  test('goes back to what it was when a press could not be saved, with words', async () => {
    const line = { shopId, stockId: plov.stockId, quantity: 2 };
    await fillCart(api, { token, userId }, line);
    const view = await openShop();
    await screen.findByRole('list', { name: 'Items in the cart' });
    view.network.refuse(({ path }) => path === INSERT, 403);
    await press(view, 'One more: Plov');
    expect(
      await screen.findByText('The cart was not changed'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(items().getByRole('listitem')).toHaveTextContent('$13.80'),
    );
    expect(await held()).toEqual([2]);
  });

  test('leads to the checkout', async () => {
    const line = { shopId, stockId: plov.stockId, quantity: 4 };
    await fillCart(api, { token, userId }, line);
    await openShop();
    expect(
      await screen.findByRole('link', { name: /Go to checkout/ }),
    ).toHaveAttribute('href', '/checkout');
  });
});

describe('a visitor’s cart', () => {
  test('takes no more than can wait, with words, and shows nothing that was not taken', async () => {
    const view = await openShop();
    view.network.cut(true);
    const add = (stockId: number) =>
      view.store.dispatch(
        cartActions.given(addOf(cartLine({ shopId, stockId }))),
      );
    const commands = () => view.store.getState().cart.commands;
    // The first is on its way for ever, so that the others wait.
    act(() => void add(900_000));
    await waitFor(() => expect(commands()[0]?.sentAs).toBeDefined());
    act(() => {
      for (let index = 1; index <= MOST_COMMANDS; index += 1)
        add(900_000 + index);
    });
    await press(view, 'Add Plov');
    expect(
      await screen.findByText('The cart was not changed'),
    ).toBeInTheDocument();
    expect(menu().getByRole('button', { name: 'Add Plov' })).toBeVisible();
    expect(commands()).toHaveLength(1 + MOST_COMMANDS);
  });

  test('is asked about before it is closed, while what waits cannot be saved', async () => {
    const view = await openShop();
    view.network.cut(true);
    await press(view, 'Add Plov');
    const closes = () =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(closes()).toBe(false));
    view.network.cut(false);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(view.store.getState().cart.confirmed?.total_price).toBe(6.9),
    );
    await waitFor(() => expect(closes()).toBe(true));
  });

  test('says what is missing to the shop’s minimum, and leads on once it is reached', async () => {
    const view = await openShop();
    await press(view, 'Add Plov');
    await screen.findByText(/\$13\.10/, { selector: 'b' });
    expect(
      screen.getByRole('button', { name: /Go to checkout/ }),
    ).toHaveAccessibleDescription(
      'Add \u2066$13.10\u2069 to reach the \u2066$20.00\u2069 minimum',
    );
    await press(view, 'One more: Plov');
    await press(view, 'One more: Plov');
    expect(
      await screen.findByRole('link', { name: /Go to checkout/ }),
    ).toHaveAttribute('href', '/login?from=%2Fcheckout');
    expect(view.network.sent('POST', INSERT)).toEqual([]);
    await waitFor(() =>
      expect(view.network.sent('POST', GUEST_INSERT)).not.toEqual([]),
    );
  });

  test('in euros it is never "0.00 more": the server decides in dollars', async () => {
    const { id } = await createShop(api.db, { minAmountMinor: 1_000 });
    const categoryId = await createMenuSection(api.db, id, 'Breads');
    const dish = { categoryId, priceMinor: 111 };
    const bread = await createDish(api.db, id, 'Bread', dish);
    const user = await createUser(api.db);
    const token = await signInBrowser(api, user);
    const shopper = { token, userId: user.id };
    const line = { shopId: id, stockId: bread.stockId, quantity: 9 };
    await fillCart(api, shopper, line);
    forgetCached('');
    document.cookie = 'currency=2; Path=/';
    onTestFinished(() => {
      document.cookie = 'currency=; Max-Age=0; Path=/';
    });
    await renderApp(<ShopPageContainer id={id} />, { api, path: '/' });
    // nine at €1.00 for the $1.11 of each: €9.00, as much as the minimum in euros
    expect(await screen.findByText(/€0\.01/, { selector: 'b' })).toBeVisible();
    expect(
      screen.getByRole('button', { name: /Go to checkout/ }),
    ).toBeDisabled();
  });

  test('opens over any page, and changes there', async () => {
    const view = await renderApp(<h1>Any page</h1>, { api });
    act(() => {
      view.store.dispatch(
        cartActions.given(
          addOf(cartLine({ shopId, stockId: plov.stockId, title: 'Plov' })),
        ),
      );
      openCartSheet();
    });
    const sheet = within(
      await screen.findByRole('dialog', { name: 'Your order' }),
    );
    await view.user.click(sheet.getByRole('button', { name: 'Remove Plov' }));
    expect(sheet.getByText('Your cart is empty')).toBeInTheDocument();
    await view.user.click(
      sheet.getByRole('link', { name: 'Browse restaurants' }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
    );
  });

  test('is priced and worded anew in another language', async () => {
    const view = await openShop();
    await press(view, 'Add Plov');
    await act(() =>
      view.router
        .current()
        .push(`/restaurant/${shopId}`, undefined, { locale: 'ru' }),
    );
    await waitFor(() =>
      expect(
        view.network
          .sent('GET', '/rest/cart/current')
          .at(-1)
          ?.query.get('lang'),
      ).toBe('ru'),
    );
    expect(showCart(view.store.getState().cart).lines).toMatchObject([
      { quantity: 1, price: 6.9 },
    ]);
  });
});
