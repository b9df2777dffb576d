// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shops, shopTranslations } from '@/server/db/schema/catalogue';
import { products, stocks } from '@/server/db/schema/products';
import { shopChanges } from '@/server/db/schema/shop-extras';
import { findSitemapParts } from '@/server/repositories/shop/sitemap-repository';
import { api, it } from '@/tests/support/api/api-test';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { LOCALES } from '@/utils/i18n/locales';

const SITE = 'http://localhost:3000';

let first: number;
let dishId: number;
it.beforeAll(async () => {
  first = (await createShop(api.db)).id;
  await createShop(api.db, { type: 'shop' });
  const categoryId = await createMenuSection(api.db, first, 'Soups');
  dishId = (await createDish(api.db, first, 'Shurpa', { categoryId })).id;
  await createShop(api.db, { status: 'new' });
  await createShop(api.db, { closedAt: new Date() });
});

const get = (path: string): Promise<Response> =>
  api.fetch(new Request(`http://test.local${path}`));
const read = async (path: string): Promise<string> => (await get(path)).text();

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

/** Everything the index leads to. */
async function everyAddress(): Promise<string[]> {
  const maps = addresses(await read('/sitemap.xml'));
  const texts = await Promise.all(
    maps.map((address) => read(address.replace(SITE, ''))),
  );
  return texts.flatMap(addresses);
}

const changedAt = async (shopId: number): Promise<number> => {
  const [row] = await api.db
    .select({ at: shopChanges.changedAt })
    .from(shopChanges)
    .where(eq(shopChanges.shopId, shopId));
  return +(row?.at ?? 0);
};

describe('the sitemap', () => {
  it('is an index that leads to every public page in every language', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const all = await everyAddress();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length % LOCALES.length).toBe(0);
    for (const path of [
      '/',
      '/restaurant',
      '/shop',
      '/about',
      '/privacy',
      '/terms',
      '/help',
    ])
      expect(all).toContain(`${SITE}${path}`);
    expect(all).toContain(`${SITE}/restaurant/${first}`);
    expect(all).toContain(`${SITE}/ar/shop/${first + 1}`);
    expect(all.filter((address) => /\/(restaurant|shop)\/\d/.test(address)))
      // neither what is not approved yet nor what closed for good
      .toHaveLength(2 * LOCALES.length);
  });

  it('names each address’s alternates and when it last changed', async () => {
    const xml = await read('/sitemap-shops.xml?from=1');
    const entry =
      xml.split('\n').find((line) => line.startsWith('<url>')) ?? '';
    expect(entry.match(/hreflang="/g)).toHaveLength(LOCALES.length + 1);
    expect(entry).toContain(
      `hreflang="kk" href="${SITE}/kz/restaurant/${first}"`,
    );
    const at = new Date(await changedAt(first)).toISOString();
    expect(entry).toContain(`<lastmod>${at}</lastmod>`);
  });

  it('goes on from the id that the index names', async () => {
    const parts = await findSitemapParts(api.db, 1);
    expect(parts.map(({ from }) => from)).toEqual([first, first + 1]);
    const rest = addresses(await read(`/sitemap-shops.xml?from=${first + 1}`));
    expect(rest).toHaveLength(LOCALES.length);
    expect(await read('/sitemap-shops.xml?from=nonsense')).toBe(
      await read('/sitemap-shops.xml'),
    );
  });
});

describe('when a shop last changed', () => {
  const past = new Date('2026-01-01T00:00:00Z');
  const settle = () => api.db.update(shopChanges).set({ changedAt: past });

  it.each([
    [
      'its words',
      () => api.db.update(shopTranslations).set({ title: 'Other' }),
    ],
    ['a price', () => api.db.update(stocks).set({ priceMinor: 1234 })],
    [
      'a dish that goes',
      () =>
        api.db
          .update(products)
          .set({ active: false })
          .where(eq(products.id, dishId)),
    ],
    ['its phone', () => api.db.update(shops).set({ phone: '+998711112233' })],
  ])('follows %s', async (_what, change) => {
    await settle();
    await change();
    expect(await changedAt(first)).toBeGreaterThan(+past);
  });

  it.each([
    ['an order', () => api.db.update(products).set({ ordersCount: 5 })],
    ['what is left', () => api.db.update(stocks).set({ quantity: 3 })],
    ['opening', () => api.db.update(shops).set({ open: false })],
  ])('is not moved by %s', async (_what, change) => {
    await settle();
    await change();
    expect(await changedAt(first)).toBe(+past);
  });
});

describe('robots.txt', () => {
  it('keeps crawlers off private pages and filters, and names the sitemap', async () => {
    const lines = (await read('/robots.txt')).split('\n');
    for (const path of ['/api/', '/checkout', '/ar/orders', '/*?*&order_by='])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines.some((line) => /category_id|page=/.test(line))).toBe(false);
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });
});

describe('llms.txt', () => {
  it('says what the site has, where, and how to ask for it', async () => {
    const answer = await get('/llms.txt');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(/^# Sofra\n\n> .*1 restaurants and 1 shops/);
    for (const address of [
      '/search?q=',
      '/sitemap.xml',
      '/api/v1/openapi.json',
    ])
      expect(text).toContain(address);
    for (const { tag } of LOCALES) expect(text).toContain(`(${tag}, `);
  });
});
