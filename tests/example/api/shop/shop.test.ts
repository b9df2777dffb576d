import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { ShopDto } from '@/server/contracts/shop';
import { shops, shopTranslations } from '@/server/db/schema/catalogue';
import { reviews } from '@/server/db/schema/reviews';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { seededIt } from '@/tests/example/support/seeded-api';
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

describe('one shop', () => {
  it('is the same by id and by uuid', async () => {
    const shop = await firstShop();
    const byId = await api.get(`/rest/shops/${shop.id}?${HOME}`);
    const byUuid = await api.get(
      `/rest/shops/${shop.uuid.toUpperCase()}?${HOME}`,
    );
    expect(byId.status).toBe(200);
    expect(byUuid.body.data).toEqual(byId.body.data);
    expect(byId.body.data.shop_working_days.length).toBeGreaterThanOrEqual(7);
    expect(byId.body.data.timezone).toBe('Asia/Tashkent');
  });

  it.each(['999999', '0', 'abc', '99999999999999', 'paginate1'])(
    '%s is a 404',
    async (id) => {
      for (const path of ['', '/products', '/reviews', '/slots'])
        expect((await api.get(`/rest/shops/${id}${path}`)).status).toBe(404);
    },
  );

  it('that is not approved is nowhere', async () => {
    const [row] = await api.db
      .insert(shops)
      .values({
        slug: 'pending',
        type: 'restaurant',
        status: 'new',
        latitude: 41,
        longitude: 69,
      })
      .returning({ id: shops.id });
    forgetCached('shops:');
    expect((await api.get(`/rest/shops/${row?.id}`)).status).toBe(404);
    expect((await list('')).map(({ id }) => id)).not.toContain(row?.id);
  });

  it('falls back to English field by field', async () => {
    const shop = await firstShop();
    const arabic = and(
      eq(shopTranslations.shopId, shop.id),
      eq(shopTranslations.locale, 'ar'),
    );
    await api.db
      .update(shopTranslations)
      .set({ description: null })
      .where(arabic);
    await api.db
      .delete(shopTranslations)
      .where(
        and(
          eq(shopTranslations.shopId, shop.id),
          eq(shopTranslations.locale, 'ru'),
        ),
      );
    forgetCached('shops:');
    const [english, mixed, none] = await Promise.all(
      ['xx', 'ar', 'ru'].map((lang) =>
        api.get(`/rest/shops/${shop.id}?lang=${lang}`),
      ),
    );
    const text = english?.body.data.translation;
    expect(text.locale).toBe('en');
    expect(mixed?.body.data.translation).toMatchObject({
      locale: 'ar',
      description: text.description,
    });
    expect(mixed?.body.data.translation.title).not.toBe(text.title);
    expect(none?.body.data.translation).toEqual(text);
  });

  it('converts every amount once, in the asked currency', async () => {
    const shop = await firstShop();
    const { body } = await api.get(`/rest/shops/${shop.id}?currency_id=3`);
    expect(body.data.min_amount).toBeCloseTo(shop.min_amount * 12_650, 2);
    expect(body.data.price).toBeCloseTo(shop.price * 12_650, 2);
  });
});

describe('chosen shops', () => {
  it('come by id or uuid in the asked order, unknown ones left out', async () => {
    const [a, b] = await list('');
    const { body } = await api.get(
      `/rest/shops?shops[0]=${b?.uuid}&shops[1]=${a?.id}&shops[2]=999999`,
    );
    expect(body.data.map(({ id }: ShopDto) => id)).toEqual([b?.id, a?.id]);
    expect((await api.get('/rest/shops')).status).toBe(400);
    expect((await api.get('/rest/shops?shops[0]=x')).status).toBe(400);
  });

  it('are recommended as a plain list', async () => {
    const { body } = await api.get(
      `/rest/shops/recommended?type=restaurant&${HOME}`,
    );
    expect(body).not.toHaveProperty('meta');
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.length).toBeLessThanOrEqual(12);
    expect(body.data.every(({ type }: ShopDto) => type === 'restaurant')).toBe(
      true,
    );
  });
});

describe('reviews', () => {
  it('add up to the rating the shop shows', async () => {
    const shop = await firstShop('order_by=low_rating');
    const groups = await api.get(`/rest/shops/${shop.id}/reviews-group-rating`);
    expect(groups.body.data.avg).toBe(shop.rating_avg);
    expect(groups.body.data.count).toBe(shop.reviews_count);
    const page = await api.get(`/rest/shops/${shop.id}/reviews?perPage=3`);
    expect(page.body.data).toHaveLength(3);
    expect(page.body.meta.total).toBe(shop.reviews_count);
    expect(page.body.data[0].user.firstname).not.toBe('');
    const dates = page.body.data.map(
      (row: { created_at: string }) => row.created_at,
    );
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('with words come before stars alone, however new those are', async () => {
    const shop = await firstShop();
    await api.db.insert(reviews).values(
      [null, '  '].map((comment) => ({
        shopId: shop.id,
        rating: 5,
        comment,
        authorName: 'Olim',
        createdAt: new Date(),
      })),
    );
    const page = await api.get(`/rest/shops/${shop.id}/reviews?perPage=100`);
    const worded = page.body.data.map(
      ({ comment }: { comment: string | null }) => Boolean(comment?.trim()),
    );
    expect(worded[0]).toBe(true);
    expect(worded.slice(worded.indexOf(false))).not.toContain(true);
    expect(worded.filter((each: boolean) => !each).length).toBeGreaterThan(1);
  });
});
