import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { Header } from '@/containers/shell/header';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { cartActions } from '@/redux/slices/cart';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { api, it as test } from '@/tests/support/api/api-test';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import type { TestProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { holdable } from '@/tests/support/held-calls';
import { openShopPage } from '@/tests/support/ui/shop-page';
import { CITY_NOON, setClock } from '@/tests/support/test-clock';
import { showCart } from '@/utils/cart/show-cart';

let shopId: number;
let closedId: number;
let marketId: number;
let otherId: number;
let other: TestProduct;

test.beforeAll(async () => {
  setClock(CITY_NOON);
  shopId = (await createShop(api.db)).id;
  const categoryId = await createMenuSection(api.db, shopId, 'Hot dishes');
  const dish = (title: string, overrides: object = {}) =>
    createDish(api.db, shopId, title, { categoryId, ...overrides });
  await dish('Plov');
  await dish('Lagman', { maxQty: 2 });
  await dish('Manty', { quantity: 0 });
  const hours = { opensAt: '14:00', closesAt: '15:00' };
  otherId = (await createShop(api.db)).id;
  other = await createDish(api.db, otherId, 'Samsa', {
    categoryId: await createMenuSection(api.db, otherId, 'Pastries'),
  });
  marketId = (await createShop(api.db, { type: 'shop' })).id;
  await createDish(api.db, marketId, 'Apples', {
    categoryId: await createMenuSection(api.db, marketId, 'Hot dishes'),
  });
  closedId = (await createShop(api.db, { hours })).id;
  await createDish(api.db, closedId, 'Shurpa', {
    categoryId: await createMenuSection(api.db, closedId, 'Soups'),
  });
});

const open = () => openShopPage(api, shopId);

const menu = () => within(screen.getByRole('region', { name: 'Hot dishes' }));
const dialog = () => screen.findByRole('dialog');
const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The lines of the cart beside the menu, as they read. */
function cartLines(): string[] {
  const list = screen.queryByRole('list', { name: 'Items in the cart' });
  if (!list) return [];
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
}

describe('a dish without options', () => {
  test('is added at once, and each further press raises its quantity', async () => {
    const { api: slow, held } = holdable(api);
    held.hold(({ pathname }) => pathname.endsWith('/insert-product'));
    const { store, user } = await openShopPage(slow, shopId);
    await user.click(menu().getByRole('button', { name: 'Add Plov' }));
    await user.click(menu().getByRole('button', { name: 'One more: Plov' }));
    // The panel's code comes after the page, that of the note's button after the panel.
    await waitFor(() =>
      expect(cartLines()).toEqual([expect.stringMatching(/^Plov.*\$13\.802$/)]),
    );
    expect(showCart(store.getState().cart)).toMatchObject({
      shop: { id: shopId },
      lines: [{ title: 'Plov', quantity: 2, price: 6.9 }],
    });
    // all of it before the server has said anything
    expect(store.getState().cart.confirmed).toBeNull();
    held.release();
  });

  test('leaves the cart when the last one is taken back', async () => {
    const { store, user } = await open();
    await user.click(menu().getByRole('button', { name: 'Add Plov' }));
    await user.click(menu().getByRole('button', { name: 'One less: Plov' }));
    expect(
      screen.getByRole('heading', { name: 'Your cart is empty' }),
    ).toBeVisible();
    expect(showCart(store.getState().cart).shop).toBeNull();
  });

  test('goes no further than the shop allows', async () => {
    const { user } = await open();
    await user.click(menu().getByRole('button', { name: 'Add Lagman' }));
    await user.click(menu().getByRole('button', { name: 'One more: Lagman' }));
    expect(
      menu().getByRole('button', { name: 'One more: Lagman' }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  test('that is sold out says so and cannot be added', async () => {
    await open();
    expect(menu().getByText('Sold out today')).toBeVisible();
    expect(
      menu().queryByRole('button', { name: 'Add Manty' }),
    ).not.toBeInTheDocument();
  });
});

describe('a menu', () => {
  const words = () => menu().queryAllByText('Cooked today');

  test('of a kitchen tells each dish in its row', async () => {
    await open();
    expect(words()).toHaveLength(3);
  });

  test('of a shop stands on shelves, and what is written of goods waits behind the picture', async () => {
    await openShopPage(api, marketId);
    expect(menu().getByRole('link', { name: 'Apples' })).toBeVisible();
    expect(words()).toHaveLength(0);
  });
});

describe('a cart of another shop', () => {
  async function meet(): Promise<RenderedApp> {
    const view = await open();
    act(() => {
      view.store.dispatch(
        cartActions.given(
          addOf(
            cartLine({ shopId: otherId, stockId: other.stockId, quantity: 2 }),
            'Other kitchen',
          ),
        ),
      );
    });
    await view.user.click(menu().getByRole('button', { name: 'Add Plov' }));
    expect(await dialog()).toHaveTextContent(
      'You can only add items from one restaurant to your shopping cart.',
    );
    expect(await dialog()).toHaveTextContent(
      // by the name it was added with, then by the server's
      /the cart from (Other kitchen|Kitchen \d+) is emptied/,
    );
    return view;
  }

  test('stays when the person wants to keep it', async () => {
    const { store, user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await gone();
    expect(showCart(store.getState().cart).shop?.id).toBe(otherId);
  });

  test('is replaced when the person starts a new one', async () => {
    const { store, user } = await meet();
    await user.click(screen.getByRole('button', { name: 'Start new' }));
    await gone();
    expect(showCart(store.getState().cart)).toMatchObject({
      shop: { id: shopId },
      lines: [{ title: 'Plov', quantity: 1 }],
    });
  });
});

test('the one search of the page, the header’s, looks through its menu without asking the server', async () => {
  const { network, router, user } = await renderApp(
    <>
      <Header />
      <ShopPageContainer id={shopId} />
    </>,
    { api, path: `/restaurant/${shopId}` },
  );
  await screen.findByRole('region', { name: 'Hot dishes' });
  expect(screen.getAllByRole('search')).toHaveLength(1);
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'lagmn');
  const found = await screen.findByRole('option', { name: /Lagman/ });
  expect(screen.getAllByRole('option')).toEqual([found]);
  expect(network.sent('GET', '/rest/products/search')).toEqual([]);
  await user.click(found);
  await waitFor(() =>
    expect(router.current().query.product).toEqual(expect.any(String)),
  );
});

test('without a network the page says so, and one press tries all of it again', async () => {
  const { network, router, user } = await renderApp(
    ({ pathname }) => pathname !== '/' && <ShopPageContainer id={shopId} />,
    { api },
  );
  network.cut(true);
  await act(() => router.current().push(`/restaurant/${shopId}`));
  await screen.findByRole('heading', { name: 'The menu did not load' });
  network.cut(false);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { name: 'Hot dishes' }),
  ).toBeVisible();
});

test('a closed shop says when it opens, and takes orders for later', async () => {
  const { user } = await renderApp(<ShopPageContainer id={closedId} />, {
    api,
    path: `/restaurant/${closedId}`,
  });
  const words = /Closed · opens today at 14:00/;
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(
    await screen.findByText('You can order now for a later time.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Shurpa' }));
  await user.click(
    await screen.findByRole('button', { name: 'Schedule an order' }),
  );
  const schedule = await screen.findByRole('dialog', {
    name: 'Schedule your order',
  });
  expect(
    await within(schedule).findByRole('button', { name: 'Set this time' }),
  ).toBeEnabled();
});
