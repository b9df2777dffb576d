import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { ShopDto } from '@/server/contracts/shop';
import { shops } from '@/server/db/schema/catalogue';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { CITY_NOON, seededIt } from '@/tests/example/support/seeded-api';
import { api } from '@/tests/support/api/api-test';

const it = seededIt.extend('places', { scope: 'file' }, 40);

const HOME =
  'address[latitude]=41.29109522493603&address%5Blongitude%5D=69.22549522044032';

async function list(query: string): Promise<ShopDto[]> {
  const { body, status } = await api.get(
    `/rest/shops/paginate?perPage=100&${query}`,
  );
  expect(status).toBe(200);
  return body.data as ShopDto[];
}

async function firstShop(query = ''): Promise<ShopDto> {
  const [shop] = await list(query);
  if (!shop) throw new Error('no shop');
  return shop;
}

describe('a listing of shops', () => {
  it('is paged with meta and links that keep the filters', async () => {
    const { body } = await api.get(
      '/rest/shops/paginate?type=restaurant&page=2&perPage=5',
    );
    expect(body.data).toHaveLength(5);
    expect(body.meta).toMatchObject({
      current_page: 2,
      per_page: 5,
      from: 6,
      to: 10,
      path: '/api/v1/rest/shops/paginate',
    });
    expect(body.links.next).toContain('type=restaurant');
    expect(body.links.next).toContain('page=3');
  });

  it.each([
    'trust_you',
    'new',
    'old',
    'best_sale',
    'low_sale',
    'high_rating',
    'low_rating',
    'distance',
    'delivery_fee',
    'arrival',
  ])('ordered by %s neither repeats nor skips over pages', async (order) => {
    const whole = await list(`order_by=${order}&${HOME}`);
    const paged: number[] = [];
    for (let page = 1; ; page++) {
      const { body } = await api.get(
        `/rest/shops/paginate?perPage=7&page=${page}&order_by=${order}&${HOME}`,
      );
      if (!body.data.length) break;
      paged.push(...body.data.map(({ id }: ShopDto) => id));
    }
    expect(paged).toEqual(whole.map(({ id }) => id));
    expect(new Set(paged).size).toBe(paged.length);
  });

  it('by arrival has who is open first, the soonest of them, then who opens next', async () => {
    api.setNow(new Date('2026-11-18T16:30:00Z'));
    const shops = await list(`order_by=arrival&${HOME}`);
    const open = shops.filter(({ availability }) => availability.can_order);
    const closed = shops.slice(open.length);
    api.setNow(CITY_NOON);
    expect(open.length).toBeGreaterThan(2);
    expect(closed.length).toBeGreaterThan(2);
    expect(closed.every(({ availability }) => !availability.can_order)).toBe(
      true,
    );
    const minutes = open.map(({ eta }) => eta?.to ?? 0);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const openings = closed.map(({ availability }) => availability.next_at);
    expect(openings).toEqual(openings.toSorted());
  });

  it('orders by what it says', async () => {
    const fees = (await list(`order_by=delivery_fee&${HOME}`)).map(
      ({ delivery_fee }) => delivery_fee ?? -1,
    );
    expect(fees).toEqual([...fees].sort((a, b) => a - b));
    const far = (await list(`order_by=distance&${HOME}`)).map(
      ({ distance }) => distance ?? -1,
    );
    expect(far).toEqual([...far].sort((a, b) => a - b));
    const rated = (await list('order_by=high_rating')).map(
      ({ rating_avg }) => rating_avg,
    );
    const known = rated.filter((rating) => rating !== null);
    expect(known).toEqual([...known].sort((a, b) => b - a));
    expect(rated.slice(known.length).every((rating) => rating === null)).toBe(
      true,
    );
  });

  it('past the end is empty with the true meta', async () => {
    const { body, status } = await api.get('/rest/shops/paginate?page=50');
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
    expect(body.meta).toMatchObject({
      total: 40,
      last_page: 4,
      from: null,
      to: null,
    });
  });

  it.each([
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['perPage=101', 'perPage'],
    ['perPage=0', 'perPage'],
    ['order_by=cheapest', 'order_by'],
    ['type=bar', 'type'],
    ['category_id=x', 'category_id'],
    ['address[latitude]=95&address[longitude]=69', 'address.latitude'],
    ['open=maybe', 'open'],
  ])('refuses %s and names the field', async (query, field) => {
    const { body, status } = await api.get(`/rest/shops/paginate?${query}`);
    expect(status).toBe(400);
    expect(body.statusCode).toBe('ERROR_400');
    expect(body.params).toHaveProperty([field]);
  });

  it('filters by type, category, tag, verification, deal and newness', async () => {
    await api.db
      .update(shops)
      .set({ createdAt: new Date(+CITY_NOON - 5 * 86_400_000) })
      .where(eq(shops.id, 3));
    forgetCached('shops:');
    const all = await list('');
    const of = async (query: string, test: (shop: ShopDto) => boolean) => {
      const ids = (await list(query)).map(({ id }) => id).sort();
      expect(ids).toEqual(
        all
          .filter(test)
          .map(({ id }) => id)
          .sort(),
      );
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThan(all.length);
    };
    const category = all[0]?.categories[0]?.id;
    const tag = all.flatMap(({ tags }) => tags)[0]?.id;
    await of('type=shop', ({ type }) => type === 'shop');
    await of(`category_id=${category}`, ({ categories }) =>
      categories.some(({ id }) => id === category),
    );
    await of(`take[]=${tag}`, ({ tags }) => tags.some(({ id }) => id === tag));
    await of(`take=${tag}`, ({ tags }) => tags.some(({ id }) => id === tag));
    await of('verify=1', ({ verify }) => verify);
    await of('deals=true', ({ deal }) => deal !== null);
    await of('newest=1', ({ is_new }) => is_new);
    await of('open=1', ({ open }) => open);
    await of(
      'rating[0]=4.6&rating[1]=5',
      ({ rating_avg }) => rating_avg !== null && rating_avg >= 4.6,
    );
  });

  it('filters by mean product price in the asked currency', async () => {
    const { body } = await api.get('/rest/products-avg-prices?currency_id=3');
    const middle = (body.data.min + body.data.max) / 2;
    const cheap = await list(`currency_id=3&prices[0]=0&prices[1]=${middle}`);
    const dear = await list(`currency_id=3&prices[0]=${middle}`);
    expect(cheap.length).toBeGreaterThan(0);
    expect(dear.length).toBeGreaterThan(0);
    expect(cheap.length + dear.length).toBe((await list('')).length);
  });

  it('finds shops by a word of any language', async () => {
    const shop = await firstShop('lang=ru&type=restaurant');
    const found = await list(
      `search=${encodeURIComponent(shop.translation.title.toUpperCase())}`,
    );
    expect(found.map(({ id }) => id)).toContain(shop.id);
    expect(await list('search=zzzz')).toEqual([]);
  });

  it('with an address holds only shops that deliver there, with distance, fee and minutes', async () => {
    const here = await list(HOME);
    expect(here.length).toBeGreaterThan(20);
    for (const shop of here) {
      expect(shop.distance).toBeGreaterThanOrEqual(0);
      expect(shop.delivery_fee).toBeGreaterThanOrEqual(shop.price);
      expect(shop.eta?.to).toBeGreaterThan(shop.eta?.from ?? 0);
    }
    expect(
      await list('address[latitude]=48.85&address[longitude]=2.35'),
    ).toEqual([]);
    const [anywhere] = await list('');
    expect(anywhere).toMatchObject({
      distance: null,
      delivery_fee: null,
      eta: null,
    });
  });

  it('says which are open by the shop’s own clock', async () => {
    const openAt = async (time: string): Promise<number> => {
      api.setNow(new Date(time));
      return (await list('open=1')).length;
    };
    const [noon, night] = [
      await openAt('2026-11-18T07:00:00Z'),
      await openAt('2026-11-18T23:30:00Z'),
    ];
    api.setNow(CITY_NOON);
    expect(noon).toBeGreaterThan(night);
    expect(night).toBeGreaterThan(0);
    const closed = (await list('')).find(({ open }) => !open);
    expect(closed?.availability).toMatchObject({ can_order: false });
    expect(closed?.availability.next_at).toMatch(/Z$/);
  });
});
