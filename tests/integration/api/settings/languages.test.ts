import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shopTranslations } from '@/server/db/schema/catalogue';
import { LOCALES } from '@/utils/i18n/locales';
import { api, it } from '@/tests/support/api/api-test';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

let shopId: number;

it.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  await createProduct(api.db, shopId);
  await api.db
    .update(shopTranslations)
    .set({ description: 'Plov all day' })
    .where(eq(shopTranslations.locale, 'en'));
  await api.db
    .insert(shopTranslations)
    .values({ shopId, locale: 'fr', title: 'Maison du plov' });
});

const errorsOf = (lang: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${lang}/errors.json`, 'utf8')) as Record<
    string,
    string
  >;

describe('every language in force', () => {
  it.each(LOCALES.map(({ code }) => code))(
    '%s is answered in, with English for content that it lacks',
    async (lang) => {
      const shop = await api.get(`/rest/shops/${shopId}?lang=${lang}`);
      const products = await api.get(
        `/rest/products/paginate?shop_id=${shopId}&lang=${lang}`,
      );
      for (const { translation } of [shop.body.data, products.body.data[0]]) {
        expect(translation.title).toMatch(/\S/);
        expect(translation.description).toMatch(/\S/);
      }
      const lists = await Promise.all(
        ['shops', 'categories'].map((name) =>
          api.get(`/rest/${name}/paginate?lang=${lang}`),
        ),
      );
      expect(lists.map(({ status }) => status)).toEqual([200, 200]);
      const missing = await api.get(`/rest/shops/999999?lang=${lang}`);
      expect(missing.body.message).toBe(errorsOf(lang)['error.404']);
      const bundle = await api.get(`/rest/translations/paginate?lang=${lang}`);
      expect(bundle.body.data['header.language']).toMatch(/\S/);
    },
  );

  it('falls back field by field: a French title stays beside an English description', async () => {
    const french = await api.get(`/rest/shops/${shopId}?lang=fr`);
    expect(french.body.data.translation).toMatchObject({
      title: 'Maison du plov',
      description: 'Plov all day',
    });
  });

  it('has its texts under an ETag, asked for again after a minute', async () => {
    const address = 'http://test.local/locales/kz/translation.json';
    const first = await api.fetch(new Request(address));
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=60, must-revalidate',
    );
    const headers = { 'if-none-match': etag };
    const again = await api.fetch(new Request(address, { headers }));
    expect([etag, again.status]).toEqual([
      expect.stringMatching(/^".+"$/),
      304,
    ]);
  });
});
