import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { ProductDto, ShopProductsDto } from '@/server/contracts/product';
import type { ShopDto } from '@/server/contracts/shop';
import { products } from '@/server/db/schema/products';
import { seededIt as it } from '@/tests/example/support/seeded-api';
import { api } from '@/tests/support/api/api-test';

let restaurant: ShopDto;
let menu: ShopProductsDto;

it.beforeAll(async () => {
  restaurant = (await api.get('/rest/shops/paginate?type=restaurant&deals=1'))
    .body.data[0];
  menu = await menuOf();
});

async function menuOf(query = ''): Promise<ShopProductsDto> {
  const { body, status } = await api.get(
    `/rest/shops/${restaurant.id}/products?${query}`,
  );
  expect(status).toBe(200);
  return body.data as ShopProductsDto;
}

const allOf = ({ all }: ShopProductsDto): ProductDto[] =>
  all.flatMap(({ products: list }) => list);

describe('products over all shops', () => {
  it.each(['new', 'old', 'best_sale', 'low_sale', 'price_asc', 'price_desc'])(
    'ordered by %s neither repeat nor skip over pages',
    async (order) => {
      const ids: number[] = [];
      let total = 0;
      for (let page = 1; page <= 6; page++) {
        const { body } = await api.get(
          `/rest/products/paginate?shop_id=${restaurant.id}&order_by=${order}&perPage=6&page=${page}`,
        );
        ids.push(...body.data.map(({ id }: ProductDto) => id));
        total = body.meta.total;
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(Math.min(36, total));
    },
  );

  it('filter by price in the asked currency, by text of any language, by category and by discount', async () => {
    const get = async (query: string): Promise<ProductDto[]> =>
      (await api.get(`/rest/products/paginate?perPage=100&${query}`)).body.data;
    const between = await get('currency_id=3&price_from=40000&price_to=60000');
    expect(between.length).toBeGreaterThan(0);
    for (const { stocks: list } of between) {
      expect(list[0]?.price).toBeGreaterThanOrEqual(39_930);
      expect(list[0]?.price).toBeLessThanOrEqual(60_070);
    }
    const dish = allOf(await menuOf('lang=ar'))[3];
    const found = await get(
      `search=${encodeURIComponent(dish?.translation.title ?? '')}`,
    );
    expect(found.map(({ id }) => id)).toContain(dish?.id);
    expect(await get('search=100%25_nothing')).toEqual([]);
    const cuisine = restaurant.categories[0]?.id;
    const inCuisine = await get(`category_id=${cuisine}`);
    expect(inCuisine.length).toBe(restaurant.products_count);
    const reduced = await get('deals=1');
    expect(reduced.length).toBeGreaterThan(0);
    expect(reduced.every(({ discounts }) => discounts.length > 0)).toBe(true);
  });

  it('are listed most sold first, and with a discount', async () => {
    const sold = await api.get('/rest/products/most-sold?perPage=5');
    expect(sold.body.data).toHaveLength(5);
    const discounted = await api.get('/rest/products/discount?perPage=5');
    expect(
      discounted.body.data.every(
        ({ discounts }: ProductDto) => discounts.length > 0,
      ),
    ).toBe(true);
    expect(discounted.body.data[0].shop).toHaveProperty('title');
  });

  it('come by ids and uuids', async () => {
    const [a, b] = allOf(menu);
    const { body } = await api.get(
      `/rest/products/ids?products[0]=${a?.id}&products[1]=${b?.uuid}&products[2]=999999`,
    );
    expect(body.data.map(({ id }: ProductDto) => id).sort()).toEqual(
      [a?.id, b?.id].sort(),
    );
    expect((await api.get('/rest/products/ids')).status).toBe(400);
  });

  it.each([
    'page=0',
    'perPage=500',
    'order_by=x',
    'price_from=-1',
    'shop_id=x',
  ])('refuse %s', async (query) => {
    expect((await api.get(`/rest/products/paginate?${query}`)).status).toBe(
      400,
    );
  });

  it('one product is the same by id and uuid; unknown ones, add-ons and malformed ids are 404', async () => {
    const [dish] = allOf(menu);
    const byId = await api.get(`/rest/products/${dish?.id}`);
    const byUuid = await api.get(`/rest/products/${dish?.uuid}`);
    expect(byId.status).toBe(200);
    expect(byUuid.body.data).toEqual(byId.body.data);
    expect(byId.body.data.shop).toMatchObject({
      id: restaurant.id,
      type: 'restaurant',
    });
    const [addon] = await api.db
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          eq(products.addon, true),
          inArray(products.shopId, [restaurant.id]),
        ),
      )
      .limit(1);
    for (const id of [
      addon?.id,
      999_999,
      'x',
      '00000000-0000-4000-8000-000000000000',
    ])
      expect((await api.get(`/rest/products/${id}`)).status).toBe(404);
  });
});
