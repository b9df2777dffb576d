// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { productTranslations, products } from '@/server/db/schema/products';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { api, it } from '@/tests/support/api/api-test';
import {
  createNamedProduct,
  createNamedShop,
} from '@/tests/support/factories/searchable';
import { type SearchHit, searchCalls } from '@/tests/support/search-calls';

let chaykhana = 0;

const { search, titles } = searchCalls('products', () => api);

it.beforeAll(async () => {
  const { db } = api;

  const uzbek = await createNamedShop(db, {
    en: 'Registan Chaykhana',
    ru: 'Чайхана Регистан',
    ar: 'مقهى ريجستان',
  });
  chaykhana = uzbek.id;
  await createNamedProduct(db, uzbek.id, { en: 'Samarkand plov' });
  const grill = await createNamedShop(db, { en: 'Grill House' });
  await createNamedProduct(db, grill.id, { en: 'Chicken kebab' });
  await createNamedProduct(db, grill.id, { en: 'Lamb ribs' });
});

describe('a search for products', () => {
  it('puts whole titles first, then words, beginnings, other fields; the open before the closed', async () => {
    const { db } = api;
    const hours = { opensAt: '00:00', closesAt: '00:01' };
    const closed = await createNamedShop(db, { en: 'Night bar' }, { hours });
    const open = await createNamedShop(db, { en: 'Day bar' });
    const named: readonly (readonly [number, string, string?])[] = [
      [open.id, 'Bowl', 'With halloumi'],
      [open.id, 'Halloumistick'],
      [open.id, 'Halloumi plate'],
      [closed.id, 'Halloumi wrap'],
      [closed.id, 'Halloumi'],
    ];
    for (const [shopId, title, text] of named)
      await createNamedProduct(db, shopId, {
        en: text ? [title, text] : title,
      });
    forgetCached('shops:');
    api.setNow(new Date('2026-03-04T09:00:00Z'));
    const expected = [
      'Halloumi',
      'Halloumi plate',
      'Halloumi wrap',
      'Halloumistick',
      'Bowl',
    ];
    expect(await titles('halloumi')).toEqual(expected);
    expect(await titles('halloumi', '&open=1')).toEqual([
      'Halloumi plate',
      'Halloumistick',
      'Bowl',
    ]);
    expect(await titles('halloumi', '&open=0')).toEqual([
      'Halloumi',
      'Halloumi wrap',
    ]);
    api.setNow(null);
  });

  it('neither repeats nor skips over pages, and counts them all', async () => {
    const { db } = api;
    const shop = await createNamedShop(db, { en: 'Pancake bar' });
    for (let index = 0; index < 7; index += 1)
      await createNamedProduct(db, shop.id, {
        en: [`Blinchik ${index % 2 ? 'set' : 'blinchiki'}`, 'Fried'],
      });
    forgetCached('shops:');
    const seen: number[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const { body } = await api.get(
        `/rest/products/search?search=blinchik&perPage=2&page=${page}`,
      );
      expect(body.meta.total).toBe(7);
      seen.push(...body.data.map(({ id }: SearchHit) => id));
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('stays within a shop, and within what delivers to the address', async () => {
    expect(await titles('kebab', `&shop_id=${chaykhana}`)).toEqual([]);
    expect(await titles('plov', `&shop_id=${chaykhana}`)).toEqual([
      'Samarkand plov',
    ]);
    expect(
      await titles('plov', '&address[latitude]=10&address[longitude]=10'),
    ).toEqual([]);
  });

  it('follows every change of a text, of a section and of what is on sale', async () => {
    const { db } = api;
    const product = await createNamedProduct(db, chaykhana, { en: 'Nohutcha' });
    expect(await titles('nohutcha')).toEqual(['Nohutcha']);
    await db
      .update(productTranslations)
      .set({ title: 'Mampar' })
      .where(eq(productTranslations.productId, product.id));
    expect(await titles('nohutcha')).toEqual([]);
    expect(await titles('mampar')).toEqual(['Mampar']);
    await db
      .update(products)
      .set({ active: false })
      .where(eq(products.id, product.id));
    expect(await titles('mampar')).toEqual([]);
    await db
      .update(products)
      .set({ active: true })
      .where(eq(products.id, product.id));
    expect(await titles('mampar')).toEqual(['Mampar']);
    await db.delete(products).where(eq(products.id, product.id));
    expect(await titles('mampar')).toEqual([]);
  });

  it('prices in the asked currency, and tells of the shop', async () => {
    const { body } = await api.get('/rest/products/search?search=plov');
    expect(body.data[0].shop).toMatchObject({
      id: chaykhana,
      type: 'restaurant',
      timezone: 'Asia/Tashkent',
      open: true,
    });
    expect(body.data[0].shop.availability.can_order).toBe(true);
    expect(body.data[0].stocks[0].price).toBe(6.9);
  });

  it('takes a bounded number of queries, however many it finds', async () => {
    const stall = await createNamedShop(api.db, { en: 'Corner stall' });
    await createNamedProduct(api.db, stall.id, { en: 'Quince pie' });
    for (let each = 1; each <= 20; each += 1)
      await createNamedProduct(api.db, stall.id, { en: `Pumpkin ${each}` });
    forgetCached('shops:');
    await search('pumpkin');
    for (const [term, hits] of [
      ['quince', 1],
      ['pumpkin', 20],
    ] as const) {
      await api.heard();
      const before = api.queries();
      expect(await search(term)).toHaveLength(hits);
      // 11 as a rule: fewer where the total, which is counted beside, comes before the last tier; 15 with another phase
      expect(api.queries() - before).toBeLessThanOrEqual(15);
    }
  });

  it.each([
    ['', 'search'],
    ['search=', 'search'],
    ['search=%20%20', 'search'],
    ['search=plov&page=0', 'page'],
    ['search=plov&perPage=101', 'perPage'],
    ['search=plov&currency_id=99999', 'currency_id'],
    ['search=plov&open=maybe', 'open'],
    ['search=plov&shop_id=x', 'shop_id'],
  ])('refuses "%s"', async (query, field) => {
    const { body, status } = await api.get(`/rest/products/search?${query}`);
    expect(status).toBe(400);
    expect(body.params).toHaveProperty(field);
  });
});
