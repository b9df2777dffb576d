import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShopPageContainer } from '@/containers/shop-page/shop-page-container';
import { type ApiHarness, openApi } from '@/tests/support/api-harness';
import { createCurrencies } from '@/tests/support/factories/currency';
import {
  createChoices,
  createDish,
  createMenuSection,
} from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

let api: ApiHarness;
let shopId: number;

beforeAll(async () => {
  api = await openApi();
  await createCurrencies(api.db);
  shopId = (await createShop(api.db)).id;
  const kebab = await createDish(api.db, shopId, 'Kebab', {
    categoryId: await createMenuSection(api.db, shopId, 'Hot dishes'),
  });
  const names = ['Rice', 'Potatoes'];
  await createChoices(api.db, kebab, { shopId, min: 1, max: 1, names });
});
afterAll(() => api.close());

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
  expect(store.getState().cart.lines).toEqual([]);
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
    view.store
      .getState()
      .cart.lines.map(({ addons, quantity }) => [addons[0]?.title, quantity]),
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

test('a dish that is no longer sold says so, with the menu behind it', async () => {
  const { router, user } = await open(
    '?product=b0e0c2f4-0000-4000-8000-000000000000',
  );
  expect(await dialog()).toHaveTextContent('This item is no longer sold');
  await user.click(screen.getByRole('button', { name: 'See the menu' }));
  await gone();
  expect(router.current().asPath).toBe(`/restaurant/${shopId}`);
});
