import { describe, expect } from 'vitest';
import { reviews } from '@/server/db/schema/reviews';
import { api, it } from '@/tests/support/api/api-test';
import { createBanner, createCategory } from '@/tests/support/factories/place';
import {
  createDiscount,
  createProduct,
} from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

const ROWS = 5;

/** Every list of the catalogue; the first shop and the first products have the ids from 1. */
const LISTS = [
  '/rest/shops/paginate?',
  '/rest/shops/1/products/paginate?',
  '/rest/shops/1/reviews?',
  '/rest/products/paginate?',
  '/rest/products/most-sold?',
  '/rest/products/discount?',
  `/rest/products/ids?${Array.from({ length: ROWS }, (_, index) => `products[${index}]=${index + 1}`).join('&')}&`,
  '/rest/categories/paginate?',
  '/rest/banners/paginate?',
];

it.beforeAll(async () => {
  const at = new Date(1_700_000_000_000);
  const { id } = await createShop(api.db, { createdAt: at });
  for (let row = 0; row < ROWS; row += 1) {
    const dish = await createProduct(api.db, id, { createdAt: at });
    await createDiscount(api.db, id, dish.id, 10);
    await api.db.insert(reviews).values({
      shopId: id,
      authorName: 'Nodira',
      rating: 4,
      createdAt: at,
    });
    await createCategory(api.db, [id]);
    await createBanner(api.db);
    if (row) await createShop(api.db, { createdAt: at });
  }
});

describe.each(LISTS)('%s', (list) => {
  it('neither repeats nor skips among equals, and is empty past its end', async () => {
    const idsOf = async (query: string): Promise<number[]> => {
      const { body, status } = await api.get(`${list}${query}`);
      expect(status).toBe(200);
      expect(body.meta).toMatchObject({ total: ROWS });
      expect(body.links).toHaveProperty('next');
      return body.data.map((row: { id: number }) => row.id);
    };
    const whole = await idsOf('perPage=100');
    expect(new Set(whole).size).toBe(ROWS);
    const paged: number[] = [];
    for (let page = 1; page <= 4; page += 1)
      paged.push(...(await idsOf(`perPage=2&page=${page}`)));
    expect(paged).toEqual(whole);
  });

  it.each([
    ['page=0', 'page'],
    ['page=one', 'page'],
    ['page=1.5', 'page'],
    ['perPage=0', 'perPage'],
    ['perPage=101', 'perPage'],
    ['currency_id=99', 'currency_id'],
    ['currency_id=x', 'currency_id'],
  ])('refuses %s and names the field', async (query, field) => {
    const { body, status } = await api.get(`${list}${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false, statusCode: 'ERROR_400' });
    expect(body.params).toHaveProperty(field);
  });

  it('answers an unknown language in English', async () => {
    const { body, status } = await api.get(`${list}lang=xx`);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(ROWS);
  });
});
