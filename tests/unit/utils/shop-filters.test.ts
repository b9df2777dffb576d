import { describe, expect, test } from 'vitest';
import {
  CHIPS_OFF,
  chipCount,
  filterParams,
  filtersHref,
  NO_FILTERS,
  parseShopFilters,
  shopRowFilters,
} from '@/utils/shop-filters';

describe('the filters of an address', () => {
  test('are nothing when the address asks for nothing', () => {
    expect(parseShopFilters({})).toEqual(NO_FILTERS);
  });

  test('come back the same from the address they make', () => {
    const filters = {
      ...NO_FILTERS,
      type: 'shop',
      category: 7,
      search: 'plov & non',
      open: true,
      deals: true,
      rating: 4.5,
      order: 'distance',
      page: 3,
    } as const;
    const href = filtersHref(filters, { page: 3 });
    const query = Object.fromEntries(new URL(href, 'http://x').searchParams);
    expect(parseShopFilters(query)).toEqual(filters);
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
    [{ type: 'bank' }, { type: 'restaurant' }],
    [{ search: '  plov ' }, { search: 'plov' }],
    [{ search: 'x'.repeat(300) }, { search: 'x'.repeat(100) }],
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
    expect(filtersHref(here, CHIPS_OFF)).toBe('/');
  });

  test('of the page keeps the filters', () => {
    expect(filtersHref(here, { page: 5 })).toBe('/?deals=1&page=5');
  });
});

test('the API is asked for what is on and nothing else', () => {
  expect(filterParams(NO_FILTERS)).toEqual({
    type: 'restaurant',
    order_by: 'trust_you',
  });
  const params = filterParams({ ...NO_FILTERS, rating: 4.5, newest: true });
  expect(params).toMatchObject({ rating: { 0: 4.5 }, newest: 1 });
});

test('chips are counted, categories and searches are not among them', () => {
  const filters = { ...NO_FILTERS, category: 2, search: 'x', open: true };
  expect(chipCount({ ...filters, rating: 4.5 })).toBe(2);
});

test('the row of shops follows category and search, not the chips', () => {
  const filters = { ...NO_FILTERS, category: 2, search: 'x', open: true };
  expect(shopRowFilters(filters)).toEqual({
    ...NO_FILTERS,
    type: 'shop',
    category: 2,
    search: 'x',
  });
});
