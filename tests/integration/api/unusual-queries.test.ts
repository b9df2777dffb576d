import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '@/server/db/schema/reviews';
import { type ApiHarness, openApi } from '@/tests/support/api-harness';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createCategory } from '@/tests/support/factories/place';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

let api: ApiHarness;
beforeAll(async () => {
  api = await openApi();
  await createCurrencies(api.db);
  const { id } = await createShop(api.db);
  // 904.5 euro cents, shown as 9.05
  await createProduct(api.db, id, { priceMinor: 1_005 });
  await createCategory(api.db, [id]);
  await api.db
    .insert(reviews)
    .values({ shopId: id, authorName: 'Nodira', rating: 4 });
});
afterAll(() => api.close());

const VALUES = [
  '2147483648',
  '9007199254740991',
  '1e308',
  '-1',
  'NaN',
  '%00',
  "'",
  '',
];

describe.each([
  '/rest/shops/paginate?',
  '/rest/shops/search?search=plov&',
  '/rest/shops/1/products/paginate?',
  '/rest/shops/1/products?',
  '/rest/shops/1/reviews?',
  '/rest/products/paginate?',
  '/rest/products/search?search=plov&',
  '/rest/categories/paginate?',
])('%s', (list) => {
  it.each([
    'page',
    'currency_id',
    'shop_id',
    'category_id',
    'price_from',
    'price_to',
    'prices[0]',
    'prices[1]',
    'rating[0]',
    'take',
    'eta_to',
    'search',
  ])('answers or refuses whatever %s is', async (key) => {
    for (const value of VALUES) {
      const { status } = await api.get(`${list}${key}=${value}&perPage=100`);
      expect([200, 400], `${key}=${value}`).toContain(status);
    }
  });
});

it.each([
  '/rest/products/paginate?price_from=9.05&price_to=9.05',
  '/rest/shops/paginate?prices[0]=9.05&prices[1]=9.05',
])('%s finds what is shown at that price in another currency', async (list) => {
  const { body } = await api.get(`${list}&currency_id=2`);
  expect(body.meta.total).toBe(1);
  const next = list.replaceAll('9.05', '9.06');
  expect((await api.get(`${next}&currency_id=2`)).body.meta.total).toBe(0);
});
