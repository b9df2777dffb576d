import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { Header } from '@/containers/shell/header';
import { SearchContainer } from '@/containers/search/search-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { forgetAddress } from '@/tests/support/browser/browser-address';
import {
  createNamedProduct,
  createNamedShop,
} from '@/tests/support/factories/searchable';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { rememberChoice } from '@/utils/browser/remember';

const SHOPS = '/rest/shops/search';
const PRODUCTS = '/rest/products/search';
const NOON = new Date('2026-03-04T09:00:00Z');

let plov: { id: number };
let market: { id: number };

test.beforeAll(async () => {
  api.setNow(NOON);
  const { db } = api;

  plov = await createNamedShop(db, { en: 'Plov Centre' });
  await createNamedProduct(db, plov.id, { en: 'Wedding plov' });
  await createNamedShop(db, { en: 'Tea and Plov' });
  const house = await createNamedShop(db, { en: 'Honey House' });
  await createNamedProduct(db, house.id, { en: 'Green tea' });
  market = await createNamedShop(db, { en: 'Bazaar' }, { type: 'shop' });
  for (let at = 1; at <= 26; at += 1)
    await createNamedProduct(db, market.id, { en: `Honey no ${at}` });
});

afterEach(forgetAddress);

const field = () => screen.getByRole('combobox', { name: 'Search' });

const open = (path: string): Promise<RenderedApp> =>
  renderApp(
    ({ pathname }) => (
      <>
        <Header />
        {pathname === '/search' && <SearchContainer />}
      </>
    ),
    { api, path },
  );

async function type(term: string, path: string): Promise<RenderedApp> {
  const view = await open(path);
  await view.user.type(field(), term);
  return view;
}

describe('on a shop’s page', () => {
  const path = () => `/shop/${market.id}`;

  test('the box searches its products and opens them there', async () => {
    const view = await type('honey', path());
    expect(field()).toHaveAttribute('placeholder', 'Search this place');
    const [first] = await screen.findAllByRole('option');
    expect(screen.queryByRole('listbox', { name: 'Restaurants' })).toBeNull();
    expect(view.network.sent('GET', SHOPS)).toEqual([]);
    const [call] = view.network.sent('GET', PRODUCTS);
    expect(call?.query.get('shop_id')).toBe(String(market.id));
    await view.user.click(first as HTMLElement);
    await waitFor(() =>
      expect(view.router.moves).toMatchObject([
        {
          path: expect.stringContaining(`${path()}?product=`) as string,
          shallow: true,
        },
      ]),
    );
  });

  test('what it does not have can be looked for everywhere', async () => {
    await type('plov', path());
    await screen.findByText('Nothing found for “plov”');
    expect(
      screen.getByRole('link', { name: 'Search everywhere for “plov”' }),
    ).toHaveAttribute('href', '/search?q=plov');
  });

  test('Enter leads to its results', async () => {
    const { router, user } = await type('honey', path());
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.current().asPath).toBe(
        `/search?q=honey&shop_id=${market.id}`,
      ),
    );
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Results for “honey” in Bazaar',
      }),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Restaurants' })).toBeNull();
    expect(field()).toHaveAttribute('placeholder', 'Search this place');
  });
});

describe('the kinds of results', () => {
  test('have a page each with their count, and a shop shows what it has of it', async () => {
    const { router, user } = await open('/search?q=plov');
    const shops = await screen.findByRole('region', { name: 'Restaurants' });
    const own = within(shops).getByRole('link', { name: /^Wedding plov/ });
    expect(own).toHaveTextContent('$');
    expect(own.getAttribute('href')).toContain(
      `/restaurant/${plov.id}?product=`,
    );
    const kinds = within(
      screen.getByRole('navigation', { name: 'Which ones to show' }),
    );
    await user.click(kinds.getByRole('link', { name: 'Products · 1' }));
    await waitFor(() =>
      expect(router.current().asPath).toBe('/search?q=plov&show=products'),
    );
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Restaurants' })).toBeNull(),
    );
    expect(screen.getByRole('region', { name: 'Products' })).toBeVisible();
  });

  test('can be narrowed to what is open now, and widened again', async () => {
    const { network, user } = await open('/search?q=plov');
    await user.click(await screen.findByRole('link', { name: 'Open now' }));
    await screen.findByRole('link', { name: 'Open now, on' });
    const asked = network.sent('GET', SHOPS).map(({ query }) => query);
    expect(asked.map((query) => query.get('open'))).toEqual([null, '1']);
  });
});

describe('a shop that has none of it', () => {
  test('leads back to its menu, and on to everybody else', async () => {
    await open(`/search?q=plov&shop_id=${market.id}`);
    await screen.findByText('Nothing found for “plov”');
    expect(
      await screen.findByRole('link', { name: 'Go to Bazaar' }),
    ).toHaveAttribute('href', `/shop/${market.id}`);
    expect(
      screen.getByRole('link', { name: 'Search everywhere for “plov”' }),
    ).toHaveAttribute('href', '/search?q=plov');
  });

  test('that is not there leads to everybody else', async () => {
    await open('/search?q=plov&shop_id=999999');
    await screen.findByText('Nothing found for “plov”');
    expect(screen.queryByRole('link', { name: /^Go to/ })).toBeNull();
    expect(
      screen.getByRole('link', { name: 'Search everywhere for “plov”' }),
    ).toBeVisible();
  });
});

describe('/search', () => {
  const region = (name: string) => screen.findByRole('region', { name });

  test('shows both sections with their counts, each name its row’s link', async () => {
    await open('/search?q=plov');
    const restaurants = within(await region('Restaurants'));
    expect(
      restaurants
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Plov Centre', 'Tea and Plov']);
    expect(restaurants.getByText('2 results')).toBeVisible();
    const products = within(await region('Products'));
    expect(
      products.getByRole('link', { name: 'Wedding plov' }).getAttribute('href'),
    ).toMatch(new RegExp(`^/restaurant/${plov.id}\\?product=`));
    expect(field()).toHaveValue('plov');
    expect(
      screen.queryByRole('navigation', { name: 'Search results' }),
    ).toBeNull();
  });

  test('a place that only its name found shows what it sells', async () => {
    await open('/search?q=honey');
    const places = within(await region('Restaurants')).getAllByRole('article');
    const shown = places.map(({ textContent }) => textContent);
    expect(shown).toContainEqual(expect.stringMatching(/Bazaar.*Honey no/));
    expect(shown).toContainEqual(expect.stringMatching(/House.*Green tea/));
  });

  test('goes on page by page', async () => {
    const { user } = await open('/search?q=honey');
    const links = () =>
      within(screen.getByRole('region', { name: 'Products' }))
        .getAllByRole('link', { name: /^Honey/ })
        .map(({ textContent }) => textContent);
    await region('Products');
    const before = links();
    expect(before).toHaveLength(24);
    const next = screen.getByRole('link', { name: 'Next page' });
    expect(next).toHaveAttribute('href', '/search?q=honey&page=2');
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await user.click(next);
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(before).not.toEqual(expect.arrayContaining(links()));
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/search?q=honey',
    );
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  test('says that nothing was found', async () => {
    await open('/search?q=xqzwv');
    expect(
      await screen.findByRole('heading', { name: 'Nothing found for “xqzwv”' }),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Browse everything' }),
    ).toHaveAttribute('href', '/');
  });

  test('says that nobody delivers there, where that is why', async () => {
    const far = { title: 'Lisbon', latitude: 38.72, longitude: -9.14 };
    rememberChoice('address', JSON.stringify(far));
    await open('/search?q=plov');
    expect(
      await screen.findByText('We don’t deliver here yet :('),
    ).toBeVisible();
    expect(screen.queryByText(/^Nothing found/)).toBeNull();
  });

  test('says how to begin while nothing is asked for', async () => {
    const { network } = await open('/search');
    expect(screen.getByText(/^Type a dish/)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(network.calls.filter(({ path }) => path.includes('search'))).toEqual(
      [],
    );
  });

  test('can be asked for again when it does not come', async () => {
    const view = await open('/search');
    view.network.cut(({ path }) => path === PRODUCTS);
    await act(() => view.router.current().push('/search?q=plov'));
    const alert = await screen.findByRole('alert');
    view.network.cut(false);
    await view.user.click(
      within(alert).getByRole('button', { name: 'Try again' }),
    );
    expect(await region('Products')).toBeVisible();
  });
});
