import { expect, test } from 'vitest';
import {
  parseSearchAddress,
  type SearchAddress,
  searchHref,
} from '@/utils/search/search-address';

const nothing: SearchAddress = {
  term: '',
  shopId: null,
  page: 1,
  show: 'all',
  open: false,
};

test.each([
  [{}, nothing],
  [{ q: '  plov  ' }, { ...nothing, term: 'plov' }],
  [{ q: ['plov', 'samsa'] }, { ...nothing, term: 'plov' }],
  [{ q: 'a\u0000b\n' }, { ...nothing, term: 'a b' }],
  [{ q: 'x'.repeat(150) }, { ...nothing, term: 'x'.repeat(100) }],
  [{ q: `${'x'.repeat(99)}🍕` }, { ...nothing, term: 'x'.repeat(99) }],
  [
    { q: 'a', shop_id: '5', page: '3' },
    { ...nothing, term: 'a', shopId: 5, page: 3 },
  ],
  [
    { q: 'a', shop_id: '-5', page: '0' },
    { ...nothing, term: 'a' },
  ],
  [
    { q: 'a', shop_id: '5x', page: '1e3' },
    { ...nothing, term: 'a' },
  ],
  [
    { q: 'a', show: 'shops', open: '1' },
    { ...nothing, term: 'a', show: 'shops', open: true },
  ],
  [
    { q: 'a', show: 'all of it', open: 'yes' },
    { ...nothing, term: 'a' },
  ],
  [{ page: '2000000000' }, { ...nothing, page: 1000 }],
])('%j asks for %j', (query, asked) => {
  expect(parseSearchAddress(query)).toEqual(asked);
});

test.each<[asked: SearchAddress, path: string]>([
  [nothing, '/search'],
  [{ ...nothing, term: 'non & plov' }, '/search?q=non+%26+plov'],
  [
    { ...nothing, term: 'plov', shopId: 7, page: 2 },
    '/search?q=plov&shop_id=7&page=2',
  ],
  [
    { ...nothing, term: 'plov', show: 'products', open: true, page: 3 },
    '/search?q=plov&show=products&open=1&page=3',
  ],
])('%j stands at %s', (asked, path) => {
  expect(searchHref(asked)).toBe(path);
});
