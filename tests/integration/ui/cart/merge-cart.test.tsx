import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { cartActions } from '@/redux/slices/cart';
import type { CartDto } from '@/server/contracts/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart, type Shopper } from '@/tests/support/factories/cart';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import {
  createAddonGroup,
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
import type { LocalCartLine } from '@/utils/cart/cart-line';
import { NO_CART } from '@/utils/cart/cart-state';
import { showCart } from '@/utils/cart/show-cart';

const MERGE = '/dashboard/user/cart/merge';

let shop: TestShop;
let dish: TestProduct;
let other: TestShop;
let otherDish: TestProduct;
let account: Shopper & { readonly email: string };

test.beforeAll(async () => {
  shop = await createShop(api.db);
  dish = await createProduct(api.db, shop.id);
  other = await createShop(api.db);
  otherDish = await createProduct(api.db, other.id);
});

beforeEach(async () => {
  const user = await createUser(api.db);
  const token = await signIn(api.db, user);
  account = { token, userId: user.id, email: user.email ?? '' };
});

const of = ({ stockId }: TestProduct) => ({ shopId: shop.id, stockId });

/** Opens /login with a visitor's cart on this device. */
async function openWith(...lines: LocalCartLine[]): Promise<RenderedApp> {
  const view = await renderApp(
    ({ pathname }) => pathname === '/login' && <LoginContainer />,
    { api, path: '/login' },
  );
  act(() => {
    for (const line of lines)
      view.store.dispatch(cartActions.given(addOf(line, 'Our kitchen')));
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

/** The account's cart on the server: its shop, and quantity by stock. */
async function serverCart() {
  const { body } = await api.get('/dashboard/user/cart', account);
  const cart = (body.data ?? null) as CartDto | null;
  return (
    cart && {
      shopId: cart.shop_id,
      lines: cart.user_carts
        .flatMap(({ cartDetails }) => cartDetails)
        .map(({ addons, note, quantity, stock }) => ({
          stockId: stock.id,
          quantity,
          note,
          addons: addons.map((addon) => [addon.stock.id, addon.quantity]),
        })),
    }
  );
}

describe('a visitor’s cart', () => {
  test('goes to an account without one in a single call, with options and notes', async () => {
    const kebab = await createProduct(api.db, shop.id);
    const [sauce] = await createAddonGroup(api.db, kebab, {
      shopId: shop.id,
      min: 1,
      max: 2,
      prices: [50, 60],
    });
    const addons = [
      {
        stockId: sauce?.stockId ?? 0,
        quantity: 2,
        title: '',
        price: 0.5,
        discount: 0,
      },
    ];
    const app = await openWith(
      cartLine({ ...of(dish), quantity: 3, note: 'No onions' }),
      cartLine({ ...of(kebab), addons }),
    );
    await logIn(app);
    expect(app.network.sent('POST', MERGE)).toHaveLength(1);
    expect(await serverCart()).toEqual({
      shopId: shop.id,
      lines: [
        { stockId: dish.stockId, quantity: 3, note: 'No onions', addons: [] },
        {
          stockId: kebab.stockId,
          quantity: 1,
          note: null,
          addons: [[sauce?.stockId, 2]],
        },
      ],
    });
    const { cart, userCart } = app.store.getState();
    expect(cart).toEqual(NO_CART);
    expect(userCart.confirmed?.shop_id).toBe(shop.id);
  });

  test('is added to what the account already holds of the same shop', async () => {
    const soup = await createProduct(api.db, shop.id);
    await fillCart(api, account, { shopId: shop.id, stockId: dish.stockId });
    await fillCart(api, account, {
      shopId: shop.id,
      stockId: soup.stockId,
      quantity: 1,
    });
    const app = await openWith(cartLine({ ...of(dish), quantity: 3 }));
    await logIn(app);
    expect(app.network.sent('POST', MERGE)).toHaveLength(1);
    const held = await serverCart();
    expect(
      held?.lines.map(({ quantity, stockId }) => [stockId, quantity]),
    ).toEqual([
      [dish.stockId, 5],
      [soup.stockId, 1],
    ]);
  });

  test('that is empty sends nothing, and the account’s cart is read', async () => {
    await fillCart(api, account, {
      shopId: other.id,
      stockId: otherDish.stockId,
    });
    const app = await openWith();
    await logIn(app);
    expect(app.network.sent('POST', MERGE)).toEqual([]);
    await waitFor(() =>
      expect(app.store.getState().userCart.confirmed?.shop_id).toBe(other.id),
    );
  });

  test('stays on the device when it could not be saved, and the person is told', async () => {
    const app = await openWith(cartLine({ ...of(dish), quantity: 2 }));
    app.network.cut(({ path }) => path === MERGE);
    await logIn(app);
    expect(
      await screen.findByText('Your cart stayed on this device'),
    ).toBeVisible();
    expect(showCart(app.store.getState().cart).lines).toMatchObject([
      { stockId: dish.stockId, quantity: 2 },
    ]);
    expect(await serverCart()).toBeNull();
    app.network.cut(false);
    await act(() => app.router.current().push('/orders'));
    await waitFor(async () =>
      expect((await serverCart())?.lines).toMatchObject([{ quantity: 2 }]),
    );
    await waitFor(() => {
      const { cart, userCart } = app.store.getState();
      expect(cart).toEqual(NO_CART);
      expect(userCart.confirmed?.shop_id).toBe(shop.id);
    });
  });
});

describe('carts of two shops', () => {
  async function meet(): Promise<RenderedApp> {
    await fillCart(api, account, {
      shopId: other.id,
      stockId: otherDish.stockId,
    });
    const app = await openWith(cartLine({ ...of(dish), quantity: 3 }));
    await logIn(app);
    await screen.findByRole('dialog', { name: 'Which cart do you want?' });
    expect(app.network.sent('POST', MERGE)).toHaveLength(1);
    return app;
  }

  const gone = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('let the device’s replace the account’s', async () => {
    const app = await meet();
    await app.user.click(screen.getByRole('button', { name: 'Start new' }));
    await gone();
    await waitFor(async () =>
      expect(await serverCart()).toMatchObject({
        shopId: shop.id,
        lines: [{ stockId: dish.stockId, quantity: 3 }],
      }),
    );
    await waitFor(() => {
      const { cart, userCart } = app.store.getState();
      expect(cart).toEqual(NO_CART);
      expect(userCart.confirmed?.shop_id).toBe(shop.id);
    });
  });

  test.each([
    ['the button', 'Keep it'],
    ['closing', 'Close'],
  ])('let the account’s stay by %s', async (_how, name) => {
    const app = await meet();
    await app.user.click(screen.getByRole('button', { name }));
    await gone();
    expect((await serverCart())?.shopId).toBe(other.id);
    await waitFor(() => {
      const { cart, userCart } = app.store.getState();
      expect(cart).toEqual(NO_CART);
      expect(userCart.confirmed?.shop_id).toBe(other.id);
    });
  });

  test('lose nothing when the network fails on the way', async () => {
    const app = await meet();
    app.network.cut(({ path }) => path === MERGE);
    await app.user.click(screen.getByRole('button', { name: 'Start new' }));
    expect(
      await screen.findByText('Your cart stayed on this device'),
    ).toBeInTheDocument();
    expect(
      await screen.findByRole('dialog', { name: 'Which cart do you want?' }),
    ).toBeInTheDocument();
    expect((await serverCart())?.shopId).toBe(other.id);
  });
});
