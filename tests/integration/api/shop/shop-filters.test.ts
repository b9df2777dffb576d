import { describe, expect } from 'vitest';
import type { CategoryDto, ShopDto } from '@/server/contracts/shop';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import { createCategory, createTag } from '@/tests/support/factories/place';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { fromPlane } from '@/utils/address/geo';

const { latitude, longitude } = EXAMPLE_LOCATION;
const HOME = `address[latitude]=${latitude}&address[longitude]=${longitude}`;
/** Beyond its zone of four kilometres. */
const [farLatitude, farLongitude] = fromPlane([latitude, longitude], 9, 0);

let quick: number;
let slow: number;
let far: number;
let market: number;
let tags: { both: number; quick: number; slow: number };
let categories: { near: number; far: number; parent: number };

it.beforeAll(async () => {
  const minutes = (deliveryMinutesFrom: number, deliveryMinutesTo: number) => ({
    deliveryMinutesFrom,
    deliveryMinutesTo,
  });
  quick = (
    await createShop(api.db, {
      ...minutes(10, 20),
      ratingAvg: 4.5,
      reviewsCount: 3,
      deliveryStartMinor: 100,
    })
  ).id;
  slow = (
    await createShop(api.db, {
      ...minutes(40, 55),
      ratingAvg: 3.2,
      reviewsCount: 3,
      freeDeliveryFromMinor: 2_000,
      deliveryStartMinor: 300,
    })
  ).id;
  far = (
    await createShop(api.db, {
      ...minutes(15, 25),
      latitude: farLatitude,
      longitude: farLongitude,
      deliveryStartMinor: 50,
    })
  ).id;
  market = (
    await createShop(api.db, { type: 'shop', ...minutes(30, 30), open: false })
  ).id;
  await createProduct(api.db, quick, { priceMinor: 500 });
  await createProduct(api.db, slow, { priceMinor: 1_500 });
  tags = {
    both: await createTag(api.db, [quick, slow]),
    quick: await createTag(api.db, [quick]),
    slow: await createTag(api.db, [slow]),
  };
  const parent = await createCategory(api.db);
  categories = {
    parent,
    near: await createCategory(api.db, [quick, market], { parentId: parent }),
    far: await createCategory(api.db, [far]),
  };
  forgetCached('');
});

async function idsOf(query: string, call = 'paginate'): Promise<number[]> {
  const { body, status } = await api.get(`/rest/shops/${call}?${query}`);
  expect(status, query).toBe(200);
  return (body.data as ShopDto[]).map(({ id }) => id);
}
const found = async (query: string): Promise<number[]> =>
  (await idsOf(query)).sort((a, b) => a - b);

/** Shops that differ in nothing but their id. */
async function createTwins(): Promise<number[]> {
  const twins: number[] = [];
  for (let index = 0; index < 3; index += 1)
    twins.push(
      (await createShop(api.db, { createdAt: new Date(1_700_000_000_000) })).id,
    );
  forgetCached('');
  return twins;
}

describe('what is recommended', () => {
  it('can be ordered from now, is near, and is not what a list begins with', async () => {
    const ids = await idsOf(HOME, 'recommended');
    expect(ids).not.toContain(far);
    expect(ids.indexOf(quick)).toBeLessThan(ids.indexOf(slow));
    expect(ids.at(-1)).toBe(market);
    expect(await idsOf(`pickup=1&type=shop&${HOME}`, 'recommended')).toEqual([
      market,
    ]);
  });
});

describe('a listing of shops', () => {
  it('takes one tag, a list of tags, and a key repeated as forms send it', async () => {
    expect(await found(`take=${tags.quick}`)).toEqual([quick]);
    const all = [quick, slow];
    expect(await found(`take=${tags.both}`)).toEqual(all);
    expect(await found(`take[]=${tags.quick}&take[]=${tags.slow}`)).toEqual(
      all,
    );
    expect(await found(`take[0]=${tags.quick}&take[1]=${tags.slow}`)).toEqual(
      all,
    );
    expect(await found(`take=${tags.quick}&take=${tags.slow}`)).toEqual(all);
  });

  it('takes each bound of a range alone', async () => {
    expect(await found('rating[0]=4')).toEqual([quick]);
    expect(await found('rating[1]=4')).toEqual([slow]);
    expect(await found('prices[0]=6')).toEqual([slow]);
    expect(await found('prices[1]=6')).toEqual([quick]);
    expect(await found('prices[0]=5&prices[1]=15')).toEqual([quick, slow]);
  });

  it('takes what a form leaves empty as not asked', async () => {
    const all = [quick, slow, far, market];
    expect(
      await found(
        'rating[0]=&rating[1]=&prices[0]=&prices[1]=&take=&type=&category_id=&open=&deals=&newest=&eta_to=&order_by=&search=',
      ),
    ).toEqual(all);
  });

  it('holds those that are there in time: by the way to the address, else by the kitchen', async () => {
    expect(await found('eta_to=25')).toEqual([quick, far]);
    expect(await found(`eta_to=25&${HOME}`)).toEqual([quick]);
    expect(await found(`eta_to=30&${HOME}`)).toEqual([quick, market]);
    expect(await found(`eta_to=25&pickup=1&${HOME}`)).toEqual([quick, far]);
  });

  it('"Free delivery" finds those whose cards say "Free delivery from …", and those that ask nothing of this address', async () => {
    const free = (await createShop(api.db)).id;
    forgetCached('');
    expect(await found(`free_delivery=1&${HOME}`)).toEqual([
      slow,
      market,
      free,
    ]);
    expect(await found('free_delivery=1')).toEqual([slow, market, free]);
    expect(await found(`free_delivery=1&pickup=1&${HOME}`)).toContain(quick);
  });

  it('for a pickup asks for no zone, and says how far it is but no fee', async () => {
    expect(await found(HOME)).not.toContain(far);
    const { body } = await api.get(
      `/rest/shops/paginate?pickup=1&order_by=distance&${HOME}`,
    );
    // closed ones stand behind the open ones
    const last = (body.data as ShopDto[]).findLast(
      ({ availability }) => availability.can_order,
    );
    expect(last).toMatchObject({
      id: far,
      distance: 9,
      delivery_fee: null,
      eta: { from: 15, to: 25 },
      availability: { can_order: true },
    });
    const without = await api.get(`/rest/shops/${quick}?pickup=1`);
    expect(without.body.data).toMatchObject({
      distance: null,
      delivery_fee: null,
      eta: { from: 10, to: 20 },
    });
  });

  it.each([
    ['rating[0]=many', 'rating.0'],
    ['prices[1]=-1', 'prices.1'],
    ['take=halal', 'take'],
    ['eta_to=0', 'eta_to'],
    ['eta_to=soon', 'eta_to'],
    ['pickup=maybe', 'pickup'],
    ['currency_id=99', 'currency_id'],
    ['address[latitude]=41', 'address.longitude'],
  ])('refuses %s and names the field', async (query, field) => {
    const { body, status } = await api.get(`/rest/shops/paginate?${query}`);
    expect(status).toBe(400);
    expect(body.params).toHaveProperty([field]);
  });

  it.each(['trust_you', 'new', 'old', 'best_sale', 'low_sale', 'high_rating'])(
    'ordered by %s puts equals in the order of their ids',
    async (order) => {
      const twins = await createTwins();
      const ids = await idsOf(`perPage=100&order_by=${order}`);
      expect(ids.filter((id) => twins.includes(id))).toEqual(twins);
    },
  );
});

describe('categories', () => {
  async function countsFor(query: string): Promise<Map<number, number>> {
    const { body, status } = await api.get(
      `/rest/categories/paginate?perPage=100&${query}`,
    );
    expect(status).toBe(200);
    const all = (body.data as CategoryDto[]).flatMap((row) => [
      row,
      ...row.children,
    ]);
    return new Map(all.map(({ id, shops_count = -1 }) => [id, shops_count]));
  }

  it('count what a list for the same address, way and type would show', async () => {
    const { far: farOne, near, parent } = categories;
    for (const [query, expected] of [
      ['', [2, 2, 1]],
      [HOME, [2, 2, 0]],
      [`pickup=1&${HOME}`, [2, 2, 1]],
      ['shop_type=shop', [1, 1, 0]],
    ] as const) {
      const counts = await countsFor(query);
      expect([near, parent, farOne].map((id) => counts.get(id))).toEqual(
        expected,
      );
    }
    for (const id of [near, parent])
      expect(await found(`category_id=${id}&${HOME}`)).toEqual([quick, market]);
    expect(await found('category_id=999')).toEqual([]);
    expect(await found(`category_id=${near}&${HOME}`)).toEqual([quick, market]);
  });
});
