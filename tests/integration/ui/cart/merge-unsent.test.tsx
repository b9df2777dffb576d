import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { cartActions } from '@/redux/slices/cart';
import type { CartDto } from '@/server/contracts/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart, type Shopper } from '@/tests/support/factories/cart';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import {
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import {
  createUser,
  signIn,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import type { CartDeed } from '@/utils/cart/cart-state';

const INSERT = '/rest/cart/insert-product';

let shop: TestShop;
let dishes: readonly TestProduct[];
let account: Shopper & { readonly email: string };

beforeEach(async () => {
  shop = await createShop(api.db);
  dishes = await Promise.all(
    [1, 2, 3].map(() => createProduct(api.db, shop.id)),
  );
  const user = await createUser(api.db);
  const token = await signIn(api.db, user);
  account = { token, userId: user.id, email: user.email ?? '' };
});

const lineOf = (index: number, quantity = 1) =>
  cartLine({ shopId: shop.id, stockId: dishes[index]?.stockId ?? 0, quantity });
const keyOf = (index: number): string => lineOf(index).key;

const give = ({ store }: RenderedApp, ...deeds: CartDeed[]): void =>
  act(() =>
    deeds.forEach((deed) => void store.dispatch(cartActions.given(deed))),
  );

/** /login of a guest whose cart the server holds: two of the first dish, one of the second. */
async function openHeld(): Promise<RenderedApp> {
  const view = await renderApp(
    ({ pathname }) => pathname === '/login' && <LoginContainer />,
    { api, path: '/login' },
  );
  give(view, addOf(lineOf(0, 2)), addOf(lineOf(1)));
  await waitFor(() => {
    const { commands, confirmed } = view.store.getState().cart;
    expect([commands.length, confirmed?.shop_id]).toEqual([0, shop.id]);
  });
  return view;
}

async function logIn({ router, user }: RenderedApp): Promise<void> {
  await user.type(
    screen.getByLabelText('E-mail or phone number'),
    account.email,
  );
  await user.type(screen.getByLabelText('Password'), `${TEST_PASSWORD}{Enter}`);
  await waitFor(() => expect(router.current().pathname).toBe('/'));
}

/** Quantity and note by dish, of the account's cart on the server. */
async function serverCart(): Promise<unknown> {
  const { body } = await api.get('/dashboard/user/cart', account);
  const cart = (body.data ?? null) as CartDto | null;
  return cart?.user_carts
    .flatMap(({ cartDetails }) => cartDetails)
    .map(({ note, quantity, stock }) => [
      dishes.findIndex(({ stockId }) => stockId === stock.id),
      quantity,
      note,
    ]);
}

/** A quantity that rests after a try that failed, a removal, a dish more, and a note: none of it left. */
async function doUnsent(app: RenderedApp): Promise<void> {
  const before = app.network.sent('POST', INSERT).length;
  app.network.cut(({ path }) => path === INSERT);
  give(app, { kind: 'set', key: keyOf(0), quantity: 4 });
  await waitFor(() =>
    expect(app.network.sent('POST', INSERT).length).toBeGreaterThan(before),
  );
  give(
    app,
    { kind: 'remove', key: keyOf(1) },
    { kind: 'set', key: keyOf(0), quantity: 5 },
    addOf(lineOf(2)),
    { kind: 'note', key: keyOf(0), note: 'No onions' },
  );
}

const DONE = [
  [0, 5, 'No onions'],
  [2, 1, null],
];

test('what a guest set, removed and noted, and no server heard of, reaches the account’s cart after the merge', async () => {
  const app = await openHeld();
  await doUnsent(app);
  await logIn(app);
  await waitFor(async () => expect(await serverCart()).toEqual(DONE));
});

test('what rests after a failure is sent before the merge, once the network is back', async () => {
  const app = await openHeld();
  await doUnsent(app);
  app.network.cut(false);
  await logIn(app);
  await waitFor(async () => expect(await serverCart()).toEqual(DONE));
});

test('beside another shop’s cart it waits for the answer to the question', async () => {
  const other = await createShop(api.db);
  const dish = await createProduct(api.db, other.id);
  await fillCart(api, account, { shopId: other.id, stockId: dish.stockId });
  const app = await openHeld();
  await doUnsent(app);
  await logIn(app);
  await app.user.click(
    await screen.findByRole('button', { name: 'Start new' }),
  );
  await waitFor(async () => expect(await serverCart()).toEqual(DONE));
});
