// @module-tag both-engines
import { afterEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createShop } from '@/tests/support/factories/shop';
import { LOCALE_CODES } from '@/utils/i18n/locales';

const run = (...line: string[]) => operate(api, line);
const set = (key: string, value: string) => run('setting', 'set', key, value);

afterEach(async () => {
  await set('default_language', '');
  await set('languages', '');
});

async function spoken(): Promise<{ locale: string; default: boolean }[]> {
  return (await api.get('/rest/languages')).body.data;
}

const refusalIn = async (lang: string): Promise<string> =>
  (await api.get(`/rest/shops/999999?lang=${lang}`)).body.message;

const text = async (path: string): Promise<string> =>
  (await api.fetch(new Request(`http://test.local${path}`))).text();

describe('the languages of a site', () => {
  it('are all of ours, English first, until the operator says otherwise', async () => {
    const all = await spoken();
    expect(all).toHaveLength(LOCALE_CODES.length);
    expect(all[0]).toMatchObject({ locale: 'en', default: true });
  });

  it('begin with the one that the operator chose, in lists, answers and missing words', async () => {
    const shop = await createShop(api.db);
    expect((await set('default_language', 'de')).errors).toBe('');
    expect((await spoken())[0]).toMatchObject({ locale: 'de', default: true });
    const german = await refusalIn('de');
    const { message } = (await api.get('/rest/shops/999999')).body;
    expect(message).toBe(german);
    expect(await refusalIn('nonsense')).toBe(german);
    expect(await refusalIn('en')).not.toBe(german);
    const map = await text('/sitemap-shops.xml?from=1');
    expect(map).toContain(`/de/restaurant/${shop.id}</loc>`);
    expect(map).toContain(`/en/restaurant/${shop.id}</loc>`);
    expect(map).toMatch(/hreflang="x-default" href="[^"]*\/de\/restaurant/);
    expect(await text('/robots.txt')).toContain('Disallow: /en/checkout');
  });

  it('can be taken off and brought back', async () => {
    const french = await refusalIn('fr');
    expect((await set('languages', 'en, de,tr')).errors).toBe('');
    expect((await spoken()).map(({ locale }) => locale).sort()).toEqual([
      'de',
      'en',
      'tr',
    ]);
    expect(await refusalIn('fr')).toBe(await refusalIn('en'));
    expect(await text('/sitemap-pages.xml')).not.toContain('/fr');
    expect(await text('/llms.txt')).toMatch(/exists in 3 languages/);
    await set('languages', '');
    expect(await refusalIn('fr')).toBe(french);
    expect(await text('/sitemap-pages.xml')).toContain('/fr');
  });

  it.each([
    ['default_language', 'german', /must be a language’s code/],
    ['default_language', 'xx', /must be a language’s code/],
    ['languages', 'en,xy', /must be languages’ codes/],
    ['languages', 'de,tr', /en is what the site speaks first/],
  ])('%s cannot be "%s"', async (key, value, words) => {
    const refused = await set(key, value);
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringMatching(words),
    ]);
  });

  it('have the first one always among them', async () => {
    await set('languages', 'en,de');
    const refused = await set('default_language', 'tr');
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringMatching(/tr is off: `setting set languages en,de,tr`/),
    ]);
    await set('default_language', 'de');
    expect((await set('languages', 'de')).errors).toBe('');
    expect(await spoken()).toMatchObject([{ locale: 'de', default: true }]);
    expect((await set('languages', '')).errors).toBe('');
  });
});
