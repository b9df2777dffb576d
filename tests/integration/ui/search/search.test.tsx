import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { Header } from '@/containers/shell/header';
import { SearchContainer } from '@/containers/search/search-container';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { api as real, it as test } from '@/tests/support/api/api-test';
import { type EndMarkers, watchEndMarkers } from '@/tests/support/end-markers';
import {
  createNamedProduct,
  createNamedShop,
} from '@/tests/support/factories/searchable';
import { type HeldCalls, holdable } from '@/tests/support/held-calls';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

const SHOPS = '/rest/shops/search';
const PRODUCTS = '/rest/products/search';
const CLOSED = { hours: { opensAt: '00:00', closesAt: '00:01' } };
const NOON = new Date('2026-03-04T09:00:00Z');

let api: ApiHarness;
let plov: { id: number };
let market: { id: number };
let held: HeldCalls;
let markers: EndMarkers;

test.beforeAll(async () => {
  ({ api, held } = holdable(real));
  api.setNow(NOON);
  const { db } = api;
  plov = await createNamedShop(db, { en: 'Plov Centre' });
  await createNamedProduct(db, plov.id, { en: 'Wedding plov' });
  await createNamedProduct(db, plov.id, { en: 'Quince plov' }, { quantity: 0 });
  await createNamedShop(db, { en: 'Night Plov' }, CLOSED);
  market = await createNamedShop(db, { en: 'Bazaar' }, { type: 'shop' });
  for (let at = 1; at <= 12; at += 1) {
    await createNamedProduct(db, market.id, { en: `Honey no ${at}` });
    await createNamedShop(db, { en: `Kebab House ${at}` });
  }
  for (let at = 1; at <= 5; at += 1) {
    const { id } = await createNamedShop(db, { en: `Somsa House ${at}` });
    await createNamedProduct(db, id, { en: 'Pumpkin somsa' });
  }
  await createNamedShop(db, { en: 'Kebab Night' }, CLOSED);
});
beforeEach(() => {
  markers = watchEndMarkers();
});
afterEach(() => held.release());

const field = () => screen.getByRole('combobox', { name: 'Search' });
const list = (name: string) => screen.findByRole('listbox', { name });
/** The rows of a section, by the beginning of their text. */
const rowsIn = async (name: string, letters: number): Promise<string[]> =>
  within(await list(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.slice(0, letters));
const countIn = async (name: string): Promise<number> =>
  (await rowsIn(name, 1)).length;

const open = (path = '/'): Promise<RenderedApp> =>
  renderApp(
    ({ pathname }) => (
      <>
        <Header />
        {pathname === '/search' && <SearchContainer />}
      </>
    ),
    { api, path },
  );

async function type(term: string, path?: string): Promise<RenderedApp> {
  const view = await open(path);
  await view.user.type(field(), term);
  return view;
}

const asked = ({ network }: RenderedApp, path: string) =>
  network.sent('GET', path).map(({ query }) => query.get('search'));

const showEndOf = async (name: string): Promise<void> =>
  markers.show(await list(name));

test('shows restaurants, open ones first, and products, each with its count', async () => {
  await type('plov');
  await waitFor(() => expect(screen.getAllByText('2 results')).toHaveLength(2));
  expect(await rowsIn('Restaurants', 10)).toEqual(['Plov Centr', 'Night Plov']);
  expect(screen.getByText(/^Opens/)).toBeVisible();
  const [first] = within(await list('Restaurants')).getAllByRole('option');
  expect(first).toHaveAttribute('href', `/restaurant/${plov.id}`);
  expect(within(first as HTMLElement).getByText('Plov')).toBeVisible();
  expect(first).toHaveTextContent(/^Plov Centre.*min · .*delivery/);
  const products = within(await list('Products'));
  expect(
    products.getByRole('option', { name: /Wedding plov/ }),
  ).toHaveTextContent(/Plov Centre.*\$/);
  expect(products.getByRole('option', { name: /Quince/ })).toHaveTextContent(
    'Sold out',
  );
});

test('asks once, for the whole term, when typing has come to rest', async () => {
  const view = await type('  plov ');
  await screen.findByText('Wedding');
  expect(asked(view, PRODUCTS)).toEqual(['plov']);
  expect(
    view.network.sent('GET', SHOPS).map(({ query }) => query.get('open')),
  ).toEqual(['1', '0']);
  for (const { query } of view.network.sent('GET', SHOPS))
    expect(query.get('address[latitude]')).not.toBeNull();
});

test('a late answer replaces nothing', async () => {
  held.hold((url) => url.searchParams.get('search') === 'honey');
  const view = await type('honey');
  await waitFor(() => expect(held.waiting()).toBeGreaterThanOrEqual(3));
  await view.user.clear(field());
  await view.user.type(field(), 'plov');
  await screen.findByText('Wedding');
  await act(() => Promise.resolve(held.release()));
  expect(await rowsIn('Products', 7)).toEqual(['Wedding', 'Quince ']);
  expect(field()).toHaveValue('plov');
  expect(screen.queryByText(/Honey/)).toBeNull();
});

test('shows placeholders while a section loads', async () => {
  held.hold(({ pathname }) => /(shops|products)\/search$/.test(pathname));
  await type('honey');
  await waitFor(() => expect(held.waiting()).toBe(3));
  expect(await list('Products')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryAllByRole('option')).toEqual([]);
  act(() => held.release());
  await screen.findByText('12 results');
  expect(await list('Products')).toHaveAttribute('aria-busy', 'false');
});

test('each section loads its next page when its end is within 20px of the edge', async () => {
  const view = await type('honey');
  await screen.findByText('12 results');
  expect(await countIn('Products')).toBe(10);
  expect(new Set(markers.margins)).toEqual(new Set(['20px']));
  await showEndOf('Products');
  await waitFor(async () => expect(await countIn('Products')).toBe(12));
  expect(
    view.network.sent('GET', PRODUCTS).map(({ query }) => query.get('page')),
  ).toEqual(['1', '2']);
});

test('closed restaurants follow after the last open one', async () => {
  const view = await type('kebab');
  await screen.findByText('13 results');
  const count = () => countIn('Restaurants');
  // three of them until it is known that there are no products
  await waitFor(async () => expect(await count()).toBe(10));
  await showEndOf('Restaurants');
  await waitFor(async () => expect(await count()).toBe(12));
  await showEndOf('Restaurants');
  await waitFor(async () => expect(await count()).toBe(13));
  expect((await rowsIn('Restaurants', 11)).at(-1)).toBe('Kebab Night');
  expect(view.network.sent('GET', SHOPS)).toHaveLength(4);
});

test('above products stand the first restaurants, and all of them when asked for', async () => {
  const { user } = await type('somsa');
  await screen.findAllByRole('option', { name: /^Pumpkin/ });
  await screen.findByRole('button', { name: 'Show all 5' });
  expect(await rowsIn('Restaurants', 5)).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(await rowsIn('Restaurants', 5)).toHaveLength(5);
});

test('a section that does not come can be asked for again', async () => {
  const view = await open();
  view.network.cut(({ path }) => path === PRODUCTS);
  await view.user.type(field(), 'plov');
  const alert = await screen.findByRole('alert');
  await screen.findAllByRole('option', { name: /^Plov/ });
  view.network.cut(false);
  await view.user.click(
    within(alert).getByRole('button', { name: 'Try again' }),
  );
  await screen.findAllByRole('option', { name: /^Wedding/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keys lead through both sections; Enter follows and the term is remembered', async () => {
  const { router, store, user } = await type('plov');
  await screen.findByText('Wedding');
  const active = () => screen.getByRole('option', { selected: true });
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent(/^Plov Centre/);
  expect(field()).toHaveAttribute('aria-activedescendant', active().id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await list('Products')).toContainElement(active());
  await user.keyboard('{ArrowUp}{Home}');
  expect(active()).toHaveTextContent(/^Plov Centre/);
  expect(store.getState().search.history).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.current().asPath).toBe(`/restaurant/${plov.id}`),
  );
  expect(store.getState().search.history).toEqual(['plov']);
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a followed product opens on the page of its shop', async () => {
  const { router, store, user } = await type('honey');
  await screen.findByText('12 results');
  const [first] = within(await list('Products')).getAllByRole('option');
  await user.click(first as HTMLElement);
  await waitFor(() =>
    expect(router.current().asPath).toMatch(
      new RegExp(`^/shop/${market.id}\\?product=`),
    ),
  );
  expect(store.getState().search.history).toEqual(['honey']);
});

test('Enter without a choice leads to all results', async () => {
  const { router, store, user } = await type('plov');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.current().asPath).toBe('/search?q=plov'));
  expect(store.getState().search.history).toEqual(['plov']);
});

test('Enter that ends the writing of a word runs nothing', async () => {
  const { router } = await type('plov');
  await screen.findByText('Wedding');
  const press = new KeyboardEvent('keydown', {
    key: 'ArrowDown',
    bubbles: true,
    isComposing: true,
  });
  act(() => void field().dispatchEvent(press));
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(router.moves).toEqual([]);
});
