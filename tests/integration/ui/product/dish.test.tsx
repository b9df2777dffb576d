import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { products } from '@/server/db/schema/products';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  createChoices,
  createDish,
  createMenuSection,
} from '@/tests/support/factories/menu';
import {
  createBonus,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { showCart } from '@/utils/cart/show-cart';

let shopId: number;
let dishes: Readonly<Record<'soup', TestProduct>>;

test.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  const categoryId = await createMenuSection(api.db, shopId, 'Hot dishes');
  const dish = (title: string, more: Parameters<typeof createDish>[3] = {}) =>
    createDish(api.db, shopId, title, { categoryId, ...more });
  const kebab = await dish('Kebab');
  const names = ['Rice', 'Potatoes'];
  await createChoices(api.db, kebab, { shopId, min: 1, max: 1, names });
  const pictures = { img: '/a.webp', gallery: ['/b.webp'] };
  const samsa = await dish('Samsa', { quantity: 3, ...pictures });
  const [cheese] = await createChoices(api.db, samsa, {
    shopId,
    min: 0,
    max: 2,
    names: ['Cheese'],
  });
  await api.db
    .update(products)
    .set({ allergens: ['milk'] })
    .where(eq(products.id, cheese?.id ?? 0));
  const tea = await dish('Tea');
  await createBonus(api.db, {
    shopId,
    stockId: samsa.stockId,
    value: 2,
    bonusStockId: tea.stockId,
  });
  await dish('Manti', { quantity: 0 });
  const kilo = { unit: 'kg', interval: 0.5, minQty: 0.5, priceMinor: 425 };
  await dish('Apples', kilo);
  dishes = { soup: await dish('Soup') };
});

async function open(query = ''): Promise<RenderedApp> {
  const view = await renderApp(<ShopPageContainer id={shopId} />, {
    api,
    path: `/restaurant/${shopId}${query}`,
  });
  // By its text: an open dish hides what is behind it.
  await screen.findByText('Hot dishes', { selector: 'h2' });
  return view;
}

const menu = () => within(screen.getByRole('region', { name: 'Hot dishes' }));
const dialog = () => screen.findByRole('dialog');
const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const cart = () =>
  within(screen.getByRole('list', { name: 'Items in the cart' }));
const add = /^Add \d+ ·/;

async function choose(view: RenderedApp, option: string): Promise<void> {
  await view.user.click(menu().getByRole('link', { name: 'Kebab' }));
  await view.user.click(
    await screen.findByRole('radio', { name: new RegExp(option) }),
  );
  await view.user.click(screen.getByRole('button', { name: add }));
  await gone();
}

test('an open dish refuses with words what is missing, and goes to it', async () => {
  const { store, user } = await open();
  await user.click(
    menu().getByRole('button', { name: 'Choose options of Kebab' }),
  );
  await user.click(await screen.findByRole('button', { name: add }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Choose 1 option to add this dish',
  );
  expect(screen.getByRole('group', { name: /On the side/ })).toHaveFocus();
  expect(showCart(store.getState().cart).lines).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /Rice/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: add }));
  await gone();
  expect(cart().getByRole('listitem')).toHaveTextContent(/^KebabRice/);
});

test('a dish is another line with other options, and the same line with the same', async () => {
  const view = await open();
  await choose(view, 'Rice');
  await choose(view, 'Potatoes');
  await choose(view, 'Rice');
  expect(
    showCart(view.store.getState().cart).lines.map(({ addons, quantity }) => [
      addons[0]?.title,
      quantity,
    ]),
  ).toEqual([
    ['Rice', 2],
    ['Potatoes', 1],
  ]);
  expect(cart().getAllByRole('listitem')).toHaveLength(2);
});

test('an open dish shows what it will cost while one chooses', async () => {
  const { user } = await open();
  await user.click(menu().getByRole('link', { name: 'Kebab' }));
  await user.click(await screen.findByRole('radio', { name: /Rice/ }));
  expect(
    screen.getByRole('button', { name: /Add 1 · .\$7\.90/ }),
  ).toBeVisible();
  await user.click(
    within(await dialog()).getByRole('button', { name: 'One more: Kebab' }),
  );
  expect(
    screen.getByRole('button', { name: /Add 2 · .\$15\.80/ }),
  ).toBeVisible();
});

test('an open dish stands in the address without asking the server for the page, and Back closes it', async () => {
  const { router, user } = await open();
  await user.click(menu().getByRole('link', { name: 'Kebab' }));
  await screen.findByRole('radio', { name: /Rice/ });
  expect(router.moves).toEqual([
    {
      how: 'push',
      path: expect.stringMatching(/^\/restaurant\/\d+\?product=[\w-]{36}$/),
      shallow: true,
    },
  ]);
  await act(() => router.back());
  await gone();
  expect(router.current().asPath).toBe(`/restaurant/${shopId}`);
});

test('a dish that went off sale meanwhile says so, with the menu behind it', async () => {
  const { router, user } = await open();
  await api.db
    .update(products)
    .set({ active: false })
    .where(eq(products.id, dishes.soup.id));
  await user.click(menu().getByRole('link', { name: 'Soup' }));
  await waitFor(async () =>
    expect(await dialog()).toHaveTextContent('This item is no longer sold'),
  );
  await user.click(screen.getByRole('button', { name: 'See the menu' }));
  await gone();
  expect(router.current().asPath).toBe(`/restaurant/${shopId}`);
});

test('an open dish says what it brings, how few are left and what it contains as chosen', async () => {
  const { user } = await open();
  await user.click(menu().getByRole('link', { name: 'Samsa' }));
  const samsa = within(await dialog());
  expect(await samsa.findByText('Buy 2, get 1 free: Tea')).toBeVisible();
  expect(samsa.getByText('Only 3 left')).toBeVisible();
  expect(samsa.queryByText('With what you chose')).not.toBeInTheDocument();
  await user.click(samsa.getByRole('button', { name: 'Add Cheese' }));
  expect(samsa.getByText('With what you chose')).toBeVisible();
  expect(samsa.getByText('milk')).toBeVisible();
  const more = samsa.getByRole('button', { name: 'One more: Samsa' });
  await user.click(more);
  await user.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveAccessibleDescription('There are no more than 3');
  await user.click(samsa.getByRole('button', { name: add }));
  await gone();
  expect(cart().getByRole('listitem')).toHaveTextContent(/1 × TeaFree/);
});

test('"Add" pressed twice in a row adds once', async () => {
  const { user } = await open();
  await user.click(menu().getByRole('link', { name: 'Tea' }));
  const tea = within(await dialog());
  await user.dblClick(await tea.findByRole('button', { name: add }));
  await gone();
  expect(cart().getByRole('listitem')).toHaveTextContent('$6.90');
});

test('a dish has its pictures, one after the other', async () => {
  const { user } = await open();
  await user.click(menu().getByRole('link', { name: 'Samsa' }));
  const pictures = within(
    await screen.findByRole('region', { name: 'Pictures of Samsa' }),
  );
  expect(pictures.getAllByRole('img')).toHaveLength(2);
  expect(
    pictures.getByRole('button', { name: 'Previous picture' }),
  ).toBeDisabled();
  await user.click(pictures.getByRole('button', { name: 'Next picture' }));
  expect(pictures.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  expect(
    pictures.getByRole('button', { name: 'Picture 2 of 2', current: true }),
  ).toBeVisible();
});

test('a dish that a link opened is left by one step back, as one of the menu is', async () => {
  const { router, user } = await open();
  const kebab = menu().getByRole('link', { name: 'Kebab' });
  const href = kebab.getAttribute('href') ?? '';
  await act(() => router.current().push(href, undefined, { shallow: true }));
  await dialog();
  await user.keyboard('{Escape}');
  await gone();
  expect(router.moves.map(({ how }) => how)).toEqual(['push']);
  expect(router.current().query.product).toBeUndefined();
});

test('a sold-out dish offers others in its place and leads back to the menu', async () => {
  const { router, user } = await open();
  await user.click(menu().getByRole('link', { name: 'Manti' }));
  const manti = within(await dialog());
  expect(await manti.findByText('Sold out today')).toBeVisible();
  expect(manti.queryByRole('textbox')).toBeNull();
  expect(manti.queryByRole('button', { name: /^More/ })).toBeNull();
  const others = within(
    manti.getByRole('region', { name: 'Try one of these instead' }),
  );
  await user.click(others.getByRole('link', { name: 'Kebab' }));
  expect(await screen.findByRole('radio', { name: /Rice/ })).toBeVisible();
  await act(() => router.back());
  await user.click(await screen.findByRole('button', { name: 'See the menu' }));
  await gone();
});

test('what is sold by weight is taken in its steps and priced by them', async () => {
  const { store, user } = await open();
  expect(menu().getByText(/\/ kg/)).toBeVisible();
  await user.click(menu().getByRole('button', { name: 'Add Apples' }));
  expect(menu().getByText(/^0\.5.kg$/)).toBeVisible();
  await user.click(menu().getByRole('button', { name: 'More: Apples' }));
  await waitFor(() =>
    expect(showCart(store.getState().cart).lines[0]?.quantity).toBe(1),
  );
  await user.click(menu().getByRole('button', { name: 'More: Apples' }));
  expect(cart().getByRole('listitem')).toHaveTextContent(/\$6\.38.*1\.5.kg/);
});
