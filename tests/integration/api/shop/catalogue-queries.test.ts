import { beforeEach, describe, expect } from 'vitest';
import type { ShopDto } from '@/server/contracts/shop';
import { reviews } from '@/server/db/schema/reviews';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import {
  createBranch,
  createShopPicture,
  createStory,
} from '@/tests/support/factories/place';
import {
  createDiscount,
  createProduct,
} from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';

const { latitude, longitude } = EXAMPLE_LOCATION;
const HOME = `address[latitude]=${latitude}&address[longitude]=${longitude}`;

let shopId: number;

/** A shop with a reduced dish, a review, a picture, a branch and a story. */
async function createRichShop(): Promise<number> {
  const { id } = await createShop(api.db);
  const dish = await createProduct(api.db, id);
  await createDiscount(api.db, id, dish.id, 20);
  await api.db
    .insert(reviews)
    .values({ shopId: id, authorName: 'Nodira', rating: 5 });
  await createShopPicture(api.db, id, 1);
  await createBranch(api.db, id);
  await createStory(api.db, id);
  return id;
}

it.beforeAll(async () => {
  shopId = await createRichShop();
});

beforeEach(async () => {
  await api.heard();
  forgetCached('');
  await api.get('/rest/shops/paginate');
});

async function queriesOf(path: string): Promise<number> {
  const before = api.queries();
  const { status } = await api.get(path);
  expect(status, path).toBe(200);
  return api.queries() - before;
}

describe('the queries of the catalogue', () => {
  it('are none for lists of shops when warm', async () => {
    for (const path of [
      `/rest/shops/paginate?perPage=100&${HOME}&open=1&deals=1`,
      `/rest/shops/recommended?${HOME}`,
      `/rest/categories/paginate?${HOME}`,
      `/rest/shops?shops[0]=${shopId}`,
      `/rest/shops/${shopId}?${HOME}`,
      `/rest/shop-working-check/${shopId}`,
      `/rest/shop/delivery-zone/check/distance?${HOME}`,
      '/rest/products-avg-prices',
      '/rest/shops-takes',
    ])
      expect(await queriesOf(path), path).toBe(0);
  });

  it('do not grow with what there is', async () => {
    const paths = [
      '/rest/products/paginate?perPage=100',
      '/rest/products/paginate?perPage=100&price_from=1&deals=1&search=dish',
      '/rest/products/most-sold?perPage=100',
      '/rest/products/discount?perPage=100',
      `/rest/shops/${shopId}/reviews?perPage=100`,
      `/rest/shops/${shopId}/reviews-group-rating`,
      `/rest/shops/${shopId}/galleries`,
      `/rest/branches?shop_id=${shopId}`,
      '/rest/stories/paginate?perPage=100',
    ];
    const counts = async (): Promise<number[]> => {
      const found: number[] = [];
      for (const path of paths) found.push(await queriesOf(path));
      return found;
    };
    const few = await counts();
    for (let more = 0; more < 4; more += 1) await createRichShop();
    for (let more = 0; more < 4; more += 1) {
      await createProduct(api.db, shopId);
      await createShopPicture(api.db, shopId, more);
      await createBranch(api.db, shopId);
    }
    await api.heard();
    forgetCached('');
    await api.get('/rest/shops/paginate');
    expect(await counts()).toEqual(few);
    expect(Math.max(...few)).toBeLessThanOrEqual(8);
  });

  it('are a handful to know all shops, however many', async () => {
    const cold = async (): Promise<number> => {
      await api.heard();
      await api.get('/rest/shops/paginate');
      forgetCached('shops:');
      return queriesOf('/rest/shops/paginate');
    };
    const few = await cold();
    await createRichShop();
    expect(await cold()).toBe(few);
    expect(few).toBeLessThanOrEqual(5);
    const { body } = await api.get('/rest/shops/paginate?perPage=100');
    const counted = (body.data as ShopDto[]).map(
      ({ products_count }) => products_count,
    );
    expect(Math.min(...counted)).toBe(1);
    expect(Math.max(...counted)).toBe(5);
  });
});
