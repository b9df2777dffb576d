// @module-tag both-engines
import { describe, expect } from 'vitest';
import { reviews } from '@/server/db/schema/reviews';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart } from '@/tests/support/factories/cart';
import { createCategory } from '@/tests/support/factories/place';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

it.beforeAll(async () => {
  const { id } = await createShop(api.db);
  // 904.5 euro cents, shown as 9.05
  await createProduct(api.db, id, { priceMinor: 1_005 });
  await createCategory(api.db, [id]);
  await api.db
    .insert(reviews)
    .values({ shopId: id, authorName: 'Nodira', rating: 4 });
});

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

const CART = '/dashboard/user/cart';

it.each([
  [CART, 'POST', { shop_id: 2 ** 31, stock_id: 1, quantity: 1 }, 'shop_id'],
  [CART, 'POST', { shop_id: 1, stock_id: 2 ** 31, quantity: 1 }, 'stock_id'],
  [`${CART}/delete`, 'DELETE', { ids: [2 ** 31] }, 'ids.0'],
  [`${CART}/product/delete`, 'DELETE', { ids: [1e15] }, 'ids.0'],
])(
  '%s refuses an id that no row can have',
  async (path, method, body, field) => {
    const { shopper } = await createFilledCart(api);
    const answer = await api.call(method, path, { ...shopper, body });
    expect(answer.status).toBe(400);
    expect(answer.body.params).toHaveProperty([field]);
  },
);

it('keeps a text without the character that no database keeps', async () => {
  const { product, shop, shopper } = await createFilledCart(api);
  const { body, status } = await api.post(
    `${CART}/insert-product`,
    {
      shop_id: shop.id,
      products: [
        { stock_id: product.stockId, quantity: 1, note: 'no\0 \\u0000 onion' },
      ],
    },
    shopper,
  );
  expect(status).toBe(200);
  const [line] = body.data.user_carts[0].cartDetails;
  expect(line.note).toBe('no \\u0000 onion');
});
