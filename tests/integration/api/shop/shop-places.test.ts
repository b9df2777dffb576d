import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { products } from '@/server/db/schema/products';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import {
  createBanner,
  createBranch,
  createShopPicture,
  createStory,
} from '@/tests/support/factories/place';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';

const NOW = new Date('2026-11-18T07:00:00Z');
const HOUR_MS = 3_600_000;

let shop: TestShop;
it.beforeAll(async () => {
  api.setNow(NOW);

  shop = await createShop(api.db, { slug: 'plov-centre' });
  forgetCached('');
});

describe('a shop', () => {
  it('answers to its id, uuid and slug, and so does all that belongs to it', async () => {
    const byId = await api.get(`/rest/shops/${shop.id}`);
    expect(byId.status).toBe(200);
    for (const key of [shop.uuid.toUpperCase(), 'plov-centre', 'PLOV-Centre'])
      expect((await api.get(`/rest/shops/${key}`)).body.data).toEqual(
        byId.body.data,
      );
    for (const path of [
      '/products',
      '/categories',
      '/reviews',
      '/reviews-group-rating',
      '/galleries',
      '/slots',
    ])
      expect(
        (await api.get(`/rest/shops/plov-centre${path}`)).status,
        path,
      ).toBe(200);
  });

  it('that closed for good is gone: named as such by every key, and nowhere else', async () => {
    const gone = await createShop(api.db, {
      slug: 'old-tavern',
      closedAt: new Date(0),
    });
    const dish = await createProduct(api.db, gone.id);
    forgetCached('');
    for (const key of [gone.id, gone.uuid, 'old-tavern']) {
      const { body, status } = await api.get(`/rest/shops/${key}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({
        statusCode: 'ERROR_404',
        data: { gone: true },
      });
    }
    const unknown = await api.get('/rest/shops/never-was');
    expect(unknown.status).toBe(404);
    expect(unknown.body).not.toHaveProperty('data');
    const list = await api.get('/rest/shops/paginate?perPage=100');
    expect(list.body.data.map(({ id }: TestShop) => id)).toEqual([shop.id]);
    expect(
      (await api.get(`/rest/shops?shops[0]=${gone.uuid}`)).body.data,
    ).toEqual([]);
    expect((await api.get(`/rest/products/${dish.id}`)).status).toBe(404);
    expect(
      (await api.get(`/rest/products/paginate?shop_id=${gone.id}`)).body.meta
        .total,
    ).toBe(0);
  });

  it('that was refused and has closed is nothing but unknown', async () => {
    const refused = await createShop(api.db, {
      status: 'rejected',
      closedAt: new Date(0),
    });
    forgetCached('');
    const { body, status } = await api.get(`/rest/shops/${refused.id}`);
    expect(status).toBe(404);
    expect(body).not.toHaveProperty('data');
  });
});

describe('the gallery and the branches of a shop', () => {
  it('come in their order', async () => {
    const second = await createShopPicture(api.db, shop.id, 2);
    const first = await createShopPicture(api.db, shop.id, 1);
    const { body } = await api.get(`/rest/shops/${shop.id}/galleries`);
    expect(body.data.map(({ img }: { img: string }) => img)).toEqual([
      first,
      second,
    ]);
    const later = await createBranch(api.db, shop.id, { position: 2 });
    const sooner = await createBranch(api.db, shop.id, { position: 1 });
    await createBranch(api.db, shop.id, { active: false });
    const branches = await api.get(`/rest/branches?shop_id=${shop.id}&lang=ru`);
    expect(branches.body.data.map(({ id }: TestShop) => id)).toEqual([
      sooner,
      later,
    ]);
    expect(branches.body.data[0]).toEqual({
      id: sooner,
      shop_id: shop.id,
      phone: null,
      location: { latitude: 41.3, longitude: 69.2 },
      timezone: 'Asia/Tashkent',
      translation: {
        id: sooner,
        locale: 'ru',
        title: 'Кухня',
        address: 'улица Навои, 12',
      },
      hours: [{ day: 'monday', from: '10:00', to: '22:00' }],
    });
  });

  it('are empty lists of a shop that has none, and 404 of one that is none', async () => {
    const plain = await createShop(api.db);
    forgetCached('');
    expect(
      (await api.get(`/rest/shops/${plain.id}/galleries`)).body.data,
    ).toEqual([]);
    expect(
      (await api.get(`/rest/branches?shop_id=${plain.uuid}`)).body.data,
    ).toEqual([]);
    expect((await api.get('/rest/shops/999999/galleries')).status).toBe(404);
    expect((await api.get('/rest/branches?shop_id=999999')).status).toBe(404);
    for (const query of ['', 'shop_id=x']) {
      const { body, status } = await api.get(`/rest/branches?${query}`);
      expect(status).toBe(400);
      expect(body.params).toHaveProperty('shop_id');
    }
  });
});

describe('promotions', () => {
  it('a banner is had by its id while it is in force', async () => {
    const id = await createBanner(api.db);
    const off = await createBanner(api.db, { active: false });
    forgetCached('');
    const { body } = await api.get(`/rest/banners/${id}`);
    expect(body.data).toMatchObject({ id, url: '/', tone: 'light' });
    for (const missing of [off, 999_999, 'x'])
      expect((await api.get(`/rest/banners/${missing}`)).status).toBe(404);
  });

  it('stories are told while they run, latest first, and lead to their shop or dish', async () => {
    const dish = await createProduct(api.db, shop.id);
    const sold = await createProduct(api.db, shop.id, { active: false });
    const [{ uuid } = { uuid: '' }] = await api.db
      .select({ uuid: products.uuid })
      .from(products)
      .where(eq(products.id, dish.id));
    const old = await createStory(api.db, shop.id);
    const fresh = await createStory(api.db, shop.id, {
      productId: dish.id,
      startsAt: new Date(+NOW - HOUR_MS),
      endsAt: new Date(+NOW + HOUR_MS),
    });
    await createStory(api.db, shop.id, { productId: sold.id });
    await createStory(api.db, shop.id, { endsAt: NOW });
    await createStory(api.db, shop.id, { startsAt: new Date(+NOW + 1) });
    await createStory(api.db, shop.id, { active: false });
    const hidden = await createShop(api.db, { closedAt: new Date(0) });
    await createStory(api.db, hidden.id);
    forgetCached('');
    const { body } = await api.get('/rest/stories/paginate');
    expect(body).toMatchObject([
      [
        {
          id: fresh,
          shop_id: shop.id,
          url: '/storage/images/story.webp',
          link: `/restaurant/${shop.id}?product=${uuid}`,
          product_uuid: uuid,
          product_title: expect.stringContaining('Dish'),
          created_at: '2026-11-18T06:00:00.000Z',
          expired_at: '2026-11-18T08:00:00.000Z',
        },
        { id: old, link: `/restaurant/${shop.id}`, product_uuid: null },
      ],
    ]);
    expect((await api.get('/rest/stories/paginate?page=0')).status).toBe(400);
  });

  it('of a shop that is switched off for a while stay: it can be looked at', async () => {
    await api.db
      .update(shops)
      .set({ open: false })
      .where(eq(shops.id, shop.id));
    forgetCached('');
    expect((await api.get('/rest/stories/paginate')).body[0]).toHaveLength(2);
  });
});
