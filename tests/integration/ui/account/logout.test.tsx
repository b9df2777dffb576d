import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { UserMenuContainer } from '@/containers/account/user-menu/user-menu-container';
import { cartActions } from '@/redux/slices/cart';
import { likeToggled } from '@/redux/slices/liked';
import { termSearched } from '@/redux/slices/search';
import { locationChosen, settingsReceived } from '@/redux/slices/settings';
import { filterChanged } from '@/redux/slices/shop-filter';
import { userCartActions } from '@/redux/slices/user-cart';
import { cookie } from '@/tests/support/browser/browser-tab';
import { fillCart } from '@/tests/support/factories/cart';
import { announce } from '@/services/events/live-hub';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';

const LOCATION = { latitude: 41.31, longitude: 69.24 };

let shop: TestShop;
let product: TestProduct;

test.beforeAll(async () => {
  shop = await createShop(api.db);
  product = await createProduct(api.db, shop.id);
});

interface Session extends RenderedApp {
  readonly token: string;
}

/** A customer with a cart, on the page of orders. */
async function open(): Promise<Session> {
  const user = await createUser(api.db, { firstname: 'Aziza', lastname: 'K' });
  const token = await signInBrowser(api, user);
  await fillCart(
    api,
    { token, userId: user.id },
    { shopId: shop.id, stockId: product.stockId },
  );
  const view = await renderApp(<UserMenuContainer />, { api, path: '/orders' });
  return { ...view, token };
}

async function logOut({ user }: Session): Promise<void> {
  await user.click(screen.getByLabelText('Account of Aziza K'));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
}

const profile = ({ token }: Session) =>
  api.get('/dashboard/user/profile/show', { token });

test('the token dies on the server, the cookies go, and the home page opens for a visitor', async () => {
  const view = await open();
  expect((await profile(view)).status).toBe(200);
  await logOut(view);
  await waitFor(() =>
    expect(view.router.moves).toEqual([
      { how: 'push', path: '/', shallow: false },
    ]),
  );
  expect((await profile(view)).status).toBe(401);
  expect(cookie('access_token')).toBeNull();
  expect(cookie('user')).toBeNull();
  await waitFor(() =>
    expect(
      screen.queryByLabelText('Account of Aziza K'),
    ).not.toBeInTheDocument(),
  );
});

test('what belonged to the account is forgotten, the place where one is stays', async () => {
  const view = await open();
  const { store, token } = view;
  const answer = await api.get('/dashboard/user/cart', { token });
  act(() => {
    store.dispatch(userCartActions.received(answer.body.data));
    store.dispatch(
      cartActions.given(
        addOf(cartLine({ shopId: shop.id, stockId: product.stockId })),
      ),
    );
    store.dispatch(likeToggled(shop.uuid));
    store.dispatch(termSearched('plov'));
    store.dispatch(filterChanged({ newest: true, group: { open: '1' } }));
    store.dispatch(settingsReceived({ title: 'Sofra' }));
    store.dispatch(locationChosen({ address: 'Navoi 1', location: LOCATION }));
  });
  await logOut(view);
  await waitFor(() =>
    expect(store.getState()).toMatchObject({
      userCart: { confirmed: null, commands: [] },
      cart: { confirmed: null, commands: [] },
      liked: { uuids: [] },
      search: { history: [] },
      shopFilter: { newest: false, group: {} },
      settings: { values: {}, address: 'Navoi 1', location: LOCATION },
    }),
  );
  expect(view.router.moves).toHaveLength(1);
  // the menu's own question for the site's settings is nobody's, and holds nothing
  const held = view.client.getQueryCache().getAll();
  expect(held.filter(({ state }) => state.data !== undefined)).toEqual([]);
  await waitFor(() => {
    const kept = window.localStorage.getItem('persist:sofra') ?? '';
    expect(kept).not.toContain(shop.uuid);
    expect(kept).not.toContain('plov');
  });
});

test('without a network the person stays logged in and is told so', async () => {
  const view = await open();
  view.network.cut(true);
  await logOut(view);
  expect(await screen.findByText('You are still logged in')).toBeVisible();
  expect(cookie('access_token')).not.toBeNull();
  expect(view.router.moves).toEqual([]);
  expect((await profile(view)).status).toBe(200);
});

test('a session that ended elsewhere counts as ended', async () => {
  const view = await open();
  await api.post('/auth/logout', {}, { token: view.token });
  await logOut(view);
  await waitFor(() => expect(cookie('access_token')).toBeNull());
  await waitFor(() => expect(view.router.moves).toHaveLength(1));
  expect(view.tab.replaced).toEqual([]);
});

test('after log-out nothing asks for the cart, however slowly the next page comes', async () => {
  const view = await open();
  await waitFor(() =>
    expect(view.store.getState().userCart.confirmed).not.toBeNull(),
  );
  let asked: readonly string[] = [];
  view.router.current().events.on('routeChangeStart', () => {
    const before = view.network.calls.length;
    // on the way: the stream begins anew, the network blinks, and the page is hidden with a press that waits
    act(() => {
      view.store.dispatch(
        userCartActions.given(
          addOf(cartLine({ shopId: shop.id, stockId: product.stockId })),
        ),
      );
      announce({ kind: 'reset' });
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('pagehide'));
    });
    view.router
      .current()
      .events.on(
        'routeChangeComplete',
        () =>
          (asked = view.network.calls.slice(before).map(({ path }) => path)),
      );
  });
  await logOut(view);
  await waitFor(() => expect(view.router.current().pathname).toBe('/'));
  await waitFor(() =>
    expect(view.store.getState().userCart.commands).toEqual([]),
  );
  act(() => announce({ kind: 'reset' }));
  const all = view.network.calls.map(({ path }) => path);
  const after = all.slice(all.lastIndexOf('/auth/logout') + 1);
  expect([...asked, ...after].filter((path) => path.includes('cart'))).toEqual(
    [],
  );
});
