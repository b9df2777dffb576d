import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shops } from '@/server/db/schema/catalogue';
import { products } from '@/server/db/schema/products';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import {
  createBanner,
  createBranch,
  createCategory,
  createShopPicture,
  createStory,
} from '@/tests/support/factories/place';
import {
  createAddonGroup,
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';

/*
 * api-contract.md §4, row by row. Where each row is held:
 *
 *   every write        the HTTP layer's own table (body-less writes, OPTIONS, Access-Control-Max-Age)
 *   pictures           here and pictures.test.ts
 *   stories            here
 *   shops/{id}/products, products/{uuid}, catalogue, content   here
 *   numbers, addresses, cart/product/delete                    numbers-and-addresses.test.ts
 *   orders             orders.test.ts
 *   auth               sign-up.test.ts; forgot/email-password/{code} comes with password reset (issue 14)
 *   inbox              sign-up.test.ts; GET notifications/{id} comes with the inbox
 *   wallet             author and user of history rows come with the wallet's page
 *   payments           order-{tag}-process comes with card payments
 *   the whole journey  journey.test.ts
 */

const PICTURE = '/storage/images/dish.webp';

let shop: TestShop;
let dish: TestProduct;
let addons: TestProduct[];
let uuid: string;

it.beforeAll(async () => {
  shop = await createShop(api.db, { logoImg: '/storage/images/logo.webp' });
  dish = await createProduct(api.db, shop.id, {
    img: PICTURE,
    gallery: [],
    unit: 'kg',
    ordersCount: 9,
  });
  const group = { shopId: shop.id, min: 0, max: 2 };
  addons = await createAddonGroup(api.db, dish, { ...group, prices: [80, 90] });
  const [row] = await api.db
    .select({ uuid: products.uuid })
    .from(products)
    .where(eq(products.id, dish.id));
  uuid = row?.uuid ?? '';
});

const data = async (path: string) => {
  const { body, status } = await api.get(path);
  expect(status).toBe(200);
  return body.data;
};

describe('a menu and its dishes', () => {
  it('carry the first stock as one object, and uuids', async () => {
    const menu = await data(`/rest/shops/${shop.id}/products`);
    const [section] = menu.all;
    expect(section.uuid).toMatch(/^[\da-f-]{36}$/);
    expect(section.products[0]).toMatchObject({
      uuid,
      stock: { id: dish.stockId, price: 6.9 },
    });
    expect(section.products[0].stock).toEqual(section.products[0].stocks[0]);
  });

  it('hold the main picture in galleries and say the unit in the asked language', async () => {
    const found = await data(`/rest/products/${uuid}?lang=ru`);
    expect(found).toMatchObject({
      galleries: [{ id: 1, title: PICTURE, path: PICTURE }],
      unit: {
        id: expect.any(Number),
        position: 'after',
        translation: { locale: 'ru', title: 'кг' },
      },
    });
  });

  it('list add-ons flat beside their groups', async () => {
    const found = await data(`/rest/products/${uuid}`);
    const [stock] = found.stocks;
    expect(stock.addon_groups).toHaveLength(1);
    expect(
      stock.addons.map((addon: { stock_id: number }) => addon.stock_id),
    ).toEqual(addons.map(({ stockId }) => stockId));
    expect(stock.addons[0].product.stock.price).toBe(0.8);
  });

  it('are paged as recommended, by how often they were ordered', async () => {
    const path = `/rest/shops/${shop.id}/products/recommended/paginate`;
    const { body } = await api.get(path);
    expect(body.meta.total).toBe(1);
    expect(body.data[0]).toMatchObject({ id: dish.id, stock: {} });
    expect((await api.get(path.replace(`${shop.id}`, '999999'))).status).toBe(
      404,
    );
  });
});

describe('promotions and places', () => {
  it('tells stories as a bare array of arrays, one per shop', async () => {
    const other = await createShop(api.db);
    await createStory(api.db, shop.id, { productId: dish.id });
    await createStory(api.db, shop.id);
    await createStory(api.db, other.id);
    forgetCached('');
    const { body } = await api.get('/rest/stories/paginate');
    expect(body.map((rows: unknown[]) => rows.length)).toEqual([1, 2]);
    expect(body[1][1]).toMatchObject({
      shop_id: shop.id,
      logo_img: '/storage/images/logo.webp',
      title: expect.stringContaining('Kitchen'),
      product_uuid: uuid,
      product_title: expect.stringContaining('Dish'),
      url: '/storage/images/story.webp',
      created_at: expect.stringContaining('T'),
    });
    const second = await api.get('/rest/stories/paginate?page=2&perPage=1');
    expect(second.body).toHaveLength(1);
    expect((await api.get('/rest/stories/paginate?page=9')).body).toEqual([]);
  });

  it('opens a banner with the shops it leads to', async () => {
    const category = await createCategory(api.db, [shop.id]);
    const lists = await createBanner(api.db, {
      url: `/?category_id=${category}`,
    });
    const one = await createBanner(api.db, { url: `/restaurant/${shop.id}` });
    const none = await createBanner(api.db, {
      url: `https://elsewhere.example/restaurant/${shop.id}`,
    });
    forgetCached('');
    for (const id of [lists, one])
      expect(await data(`/rest/banners/${id}`)).toMatchObject({
        shops: [{ id: shop.id }],
        shops_count: 1,
      });
    expect(await data(`/rest/banners/${none}`)).toMatchObject({
      shops: [],
      shops_count: 0,
    });
  });

  it('opens one branch; of a shop that is not listed none', async () => {
    const id = await createBranch(api.db, shop.id);
    expect(await data(`/rest/branches/${id}`)).toMatchObject({
      id,
      shop_id: shop.id,
      translation: { title: 'Kitchen' },
    });
    const closed = await createShop(api.db, { closedAt: new Date(0) });
    const hidden = await createBranch(api.db, closed.id);
    const off = await createBranch(api.db, shop.id, { active: false });
    for (const missing of [hidden, off, 999_999, 'x', '1e3', '0x1'])
      expect((await api.get(`/rest/branches/${missing}`)).status).toBe(404);
  });

  it('opens one category by its uuid; an unknown type of them is an empty page', async () => {
    const id = await createCategory(api.db, [shop.id], { position: 7 });
    forgetCached('');
    const { data: rows } = (
      await api.get('/rest/categories/paginate?perPage=100')
    ).body;
    const row = rows.find((each: { id: number }) => each.id === id);
    expect(row.input).toBe(7);
    expect(await data(`/rest/categories/${row.uuid}`)).toEqual(row);
    const empty = await api.get('/rest/categories/paginate?type=career');
    expect(empty.status).toBe(200);
    expect(empty.body).toMatchObject({ data: [], meta: { total: 0 } });
    for (const missing of [crypto.randomUUID(), 'x', '999999'])
      expect((await api.get(`/rest/categories/${missing}`)).status).toBe(404);
  });

  it('names the pictures of a shop in the older way, too', async () => {
    const img = await createShopPicture(api.db, shop.id, 1);
    expect(await data(`/rest/shops/${shop.id}/galleries`)).toEqual([
      { id: expect.any(Number), img, title: img, path: img },
    ]);
  });

  it('has empty pages where the house has nothing, and words for a first visit', async () => {
    for (const path of ['/rest/brands/paginate', '/rest/banners-ads'])
      expect((await api.get(path)).body).toMatchObject({
        data: [],
        meta: { current_page: 1, total: 0 },
      });
    expect(await data('/rest/last-blog/show')).toBeNull();
    const page = await data('/rest/landing-pages/welcome?lang=ru');
    expect(page.type).toBe('welcome');
    expect(page.data.ru).toEqual({
      title: page.title,
      description: page.description,
    });
    expect(page.title).toMatch(/\p{Script=Cyrillic}/u);
  });

  it('leads nobody to a shop that closed', async () => {
    const gone = await createShop(api.db);
    const id = await createBanner(api.db, { url: `/restaurant/${gone.id}` });
    await createStory(api.db, gone.id);
    await api.db
      .update(shops)
      .set({ closedAt: new Date(0) })
      .where(eq(shops.id, gone.id));
    forgetCached('');
    expect((await data(`/rest/banners/${id}`)).shops).toEqual([]);
    const { body } = await api.get('/rest/stories/paginate?perPage=100');
    expect(body.flat()).not.toContainEqual(
      expect.objectContaining({ shop_id: gone.id }),
    );
  });
});
