import { describe, expect } from 'vitest';
import { keysAmong } from '@/tests/e2e/support/texts';
import { wordsOf } from '@/tests/e2e/support/words';
import { siteIt } from '@/tests/support/site/site-test';
import { LOCALES } from '@/utils/i18n/locales';

describe('the first HTML', () => {
  siteIt(
    'of the home page and of a menu is whole',
    async ({ places, request }) => {
      const home = await (await request.get('/')).text();
      expect(home.match(/<article/g)?.length ?? 0).toBeGreaterThan(12);
      expect(home).toContain('href="/restaurant/');
      expect(home).toContain('href="/shop/');
      const [place] = places;
      const answer = await request.get(`/restaurant/${place.id}`);
      // a unit does not break from its number
      const menu = (await answer.text()).replaceAll('\u00a0', ' ');
      for (const { title, uuid } of place.plain) {
        expect(menu).toContain(
          title.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'),
        );
        expect(menu).toContain(`?product=${uuid}`);
      }
    },
  );

  siteIt.for(LOCALES)(
    'in $code has its direction, its texts and no other’s',
    async ({ backward, code, tag }, { request }) => {
      const t = wordsOf(code);
      const answer = await request.get(code === 'en' ? '/' : `/${code}`);
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(html).toContain(
        `<html lang="${tag}" dir="${backward ? 'rtl' : 'ltr'}"`,
      );
      expect(html).toContain(t('home.restaurants'));
      expect(html).toContain(t('header.login'));
      const seen = html.replaceAll(/<script.*?<\/script>/gs, '');
      expect(keysAmong(seen)).toEqual([]);
      for (const other of LOCALES)
        expect(html).toContain(`hrefLang="${other.tag}"`);
    },
  );
});

describe('what browsers ask for beside a page', () => {
  siteIt(
    'installs the site in the language it is read in',
    async ({ browser, request }) => {
      await browser.open('/ar');
      const address = '/ar/manifest.webmanifest';
      expect(
        browser.document.querySelector('link[rel="manifest"]'),
      ).toHaveAttribute('href', address);
      const manifest = (await (await request.get(address)).json()) as {
        icons: { src: string; sizes: string }[];
      };
      expect(manifest).toMatchObject({
        name: 'Sofra',
        lang: 'ar',
        dir: 'rtl',
        start_url: '/ar',
        display: 'standalone',
      });
      for (const { src } of manifest.icons)
        expect((await request.get(src)).status(), src).toBe(200);
    },
  );

  // A page that did not load has no head that names an icon.
  siteIt(
    'has the icon where browsers look for it unasked',
    async ({ request }) => {
      const answer = await request.get('/favicon.ico');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    },
  );
});
