import { describe, expect, test } from 'vitest';
import {
  filterGroup,
  filterParts,
  isWhole,
  withoutChips,
} from '@/utils/shop/filter-parts';
import {
  filterParams,
  filtersHref,
  NO_FILTERS,
  panelHref,
  parseShopFilters,
  type ShopFilters,
  shopRowFilters,
} from '@/utils/shop/shop-filters';

/** An address's query as Next's router gives it. */
function queryOf(href: string): Record<string, string | string[]> {
  const { searchParams } = new URL(href, 'http://own.invalid');
  return Object.fromEntries(
    [...searchParams.keys()].map((key) => {
      const values = searchParams.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

describe('the filters of an address', () => {
  test('are nothing when the address asks for nothing', () => {
    expect(parseShopFilters({})).toEqual(NO_FILTERS);
  });

  test.each<[string, Partial<ShopFilters>]>([
    ['/', {}],
    ['/shop', { list: 'shop' }],
    ['/restaurant?category_id=7', { list: 'restaurant', category: 7 }],
    [
      '/?take=2&take=9&price_from=2.5&price_to=20&currency_id=3&rating=4.5',
      {
        takes: [2, 9],
        priceFrom: 2.5,
        priceTo: 20,
        currency: 3,
        rating: 4.5,
      },
    ],
    [
      '/?open=1&eta_to=30&deals=1&free_delivery=1&verify=1&newest=1',
      {
        open: true,
        fast: true,
        deals: true,
        freeDelivery: true,
        verified: true,
        newest: true,
      },
    ],
    [
      '/?order_by=low_sale&view=map&page=3',
      { order: 'low_sale', map: true, page: 3 },
    ],
  ])('%s and what it asks for make each other', (href, asked) => {
    const filters = { ...NO_FILTERS, ...asked };
    expect(filtersHref(filters, { page: filters.page })).toBe(href);
    expect(parseShopFilters(queryOf(href), filters.list, 3)).toEqual(filters);
  });

  test.each([
    [{ page: '0' }, { page: 1 }],
    [{ page: '-2' }, { page: 1 }],
    [{ page: 'x' }, { page: 1 }],
    [{ page: '99999999' }, { page: 1000 }],
    [{ category_id: '1.5' }, { category: null }],
    [{ category_id: ['4', '5'] }, { category: 4 }],
    [{ order_by: 'price; drop' }, { order: 'trust_you' }],
    [{ rating: '9' }, { rating: 0 }],
    [{ take: ['9', 'x', '2', '9'] }, { takes: [2, 9] }],
    [
      { price_from: '20', price_to: '5' },
      { priceFrom: 5, priceTo: 20 },
    ],
    [
      { price_from: '', price_to: '' },
      { priceFrom: null, currency: null },
    ],
    [
      { price_from: '-1', price_to: 'x' },
      { priceFrom: null, priceTo: null },
    ],
    [{ price_to: '9.999' }, { priceTo: 10 }],
    [{ eta_to: '45' }, { fast: false }],
  ])('%j is read as %j', (query, expected) => {
    expect(parseShopFilters(query)).toMatchObject(expected);
  });
});

describe('the address of a change', () => {
  const here = { ...NO_FILTERS, deals: true, page: 4 };

  test('begins at the first page', () => {
    expect(filtersHref(here, { open: true })).toBe('/?open=1&deals=1');
  });

  test('of nothing left is the home page itself', () => {
    expect(filtersHref(withoutChips(here))).toBe('/');
  });

  test('of the page keeps the filters', () => {
    expect(filtersHref(here, { page: 5 })).toBe('/?deals=1&page=5');
  });
});

test('prices of another currency mean nothing in this one', () => {
  const query = { price_to: '20', currency_id: '3' };
  expect(parseShopFilters(query, 'home', 3).priceTo).toBe(20);
  expect(parseShopFilters(query, 'home', 1)).toEqual(NO_FILTERS);
});

test('the form of all filters stands under the address of its list', () => {
  expect(panelHref({ ...NO_FILTERS, list: 'shop' })).toBe('/shop?filters=1');
  expect(panelHref({ ...NO_FILTERS, open: true })).toBe('/?open=1&filters=1');
});

describe('the API', () => {
  test('is asked for what is on and nothing else', () => {
    expect(filterParams(NO_FILTERS)).toEqual({
      type: 'restaurant',
      order_by: 'trust_you',
    });
    const filters = {
      ...NO_FILTERS,
      takes: [2],
      priceTo: 9,
      rating: 4.5,
      fast: true,
      newest: true,
    };
    expect(filterParams(filters)).toEqual({
      type: 'restaurant',
      order_by: 'trust_you',
      take: [2],
      prices: { 1: 9 },
      rating: { 0: 4.5 },
      eta_to: 30,
      newest: 1,
    });
  });

  test('is asked for what is near when it will be picked up, and for no fee', () => {
    const filters = { ...NO_FILTERS, freeDelivery: true };
    expect(filterParams(filters, true)).toEqual({
      type: 'restaurant',
      pickup: 1,
      order_by: 'distance',
    });
    expect(
      filterParams({ ...NO_FILTERS, order: 'high_rating' }, true).order_by,
    ).toBe('high_rating');
  });
});

describe('what is on', () => {
  const filters: ShopFilters = {
    ...NO_FILTERS,
    category: 2,
    takes: [4, 7],
    priceTo: 9,
    currency: 1,
    open: true,
  };

  test('comes off one by one', () => {
    const parts = filterParts(filters);
    expect(parts.map(({ kind }) => kind)).toEqual([
      'take',
      'take',
      'price',
      'open',
    ]);
    const left = parts.reduce(
      (now, { kind, off }) => (kind === 'take' ? now : { ...now, ...off }),
      filters,
    );
    expect(left).toEqual({ ...NO_FILTERS, category: 2, takes: [4, 7] });
    expect(parts[0]?.off).toEqual({ takes: [7] });
    expect(withoutChips(filters)).toEqual({
      ...NO_FILTERS,
      category: 2,
    });
  });

  test('stands in the group of the slice as in the address', () => {
    expect(filterGroup(filters)).toEqual({
      take: '4,7',
      price_to: '9',
      open: '1',
    });
    expect(filterGroup(NO_FILTERS)).toEqual({});
  });

  test.each<Partial<ShopFilters>>([
    { category: 1 },
    { newest: true },
    { order: 'new' },
    { page: 2 },
    { map: true },
    { takes: [1] },
  ])('%j leaves no whole list', (change) => {
    expect(isWhole(NO_FILTERS)).toBe(true);
    expect(isWhole({ ...NO_FILTERS, ...change })).toBe(false);
  });
});

test('the row of shops follows the category, not the chips', () => {
  const here = { ...NO_FILTERS, category: 2, open: true };
  expect(shopRowFilters(here)).toEqual({
    ...NO_FILTERS,
    list: 'shop',
    category: 2,
  });
});
