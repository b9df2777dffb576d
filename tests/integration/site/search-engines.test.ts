import type { APIRequestContext } from 'playwright';
import { expect } from 'vitest';
import { wordsOf } from '@/tests/e2e/support/words';
import { crawl } from '@/tests/support/site/crawl';
import { headOf, htmlFaults } from '@/tests/support/site/page-facts';
import { siteIt, t } from '@/tests/support/site/site-test';
import {
  schemaFaults,
  type Stated,
} from '@/tests/support/site/structured-data';
import { LOCALES } from '@/utils/i18n/locales';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const LANGS = ['en', 'ar', 'ru'];

const inLang = (lang: string, path: string): string =>
  lang === 'en' ? path : `/${lang}${path.replace(/^\/$/, '')}`;

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );

/** Every shop that the sitemap names, by its English address. */
async function shopsOfSitemap(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => (await request.get(path)).text();
  const maps = addressesIn(await read('/sitemap.xml'));
  const texts = await Promise.all(maps.map(read));
  return texts
    .flatMap(addressesIn)
    .filter((path) => /^\/(restaurant|shop)\/\d+$/.test(path));
}

siteIt(
  'a crawler without script finds every shop from the home page',
  async ({ request }) => {
    const wanted = await shopsOfSitemap(request);
    expect(wanted.length).toBeGreaterThan(10);
    const { found, lost } = await crawl(request);
    expect(lost).toEqual([]);
    expect(wanted.filter((path) => !found.has(path))).toEqual([]);
  },
);

siteIt(
  'a shop has one address: other ways to write it lead there, in their language',
  async ({ places, request }) => {
    const { id } = places[0];
    const shop = await request.get(`/api/v1/rest/shops/${id}`);
    const { slug, uuid } = (
      (await shop.json()) as { data: { slug: string; uuid: string } }
    ).data;
    const own = `/restaurant/${id}`;
    const moved: Readonly<Record<string, string>> = {
      [`/restaurant/00${id}`]: own,
      [`/restaurant/${id}-delicious`]: own,
      [`/restaurant/${slug}`]: own,
      [`/restaurant/${uuid}?product=${UNKNOWN}`]: `${own}?product=${UNKNOWN}`,
      [`/ar/shop/${id}?product=nonsense`]: `/ar${own}`,
      [`/restaurant?id=${id}`]: own,
      [`/ru/shop?id=${id}`]: `/ru${own}`,
      '/?search=plov': '/search?q=plov',
      '/?type=shop&deals=1': '/shop?deals=1',
    };
    for (const [from, to] of Object.entries(moved)) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([from, answer.status()]).toEqual([from, 308]);
      expect([from, answer.headers().location]).toEqual([from, to]);
    }
  },
);

siteIt(
  'what is not there is 404: unknown names, and pages past the last one',
  async ({ places, request }) => {
    const { id } = places[0];
    const missing = [
      '/restaurant/999999',
      '/restaurant/no-such-place',
      `/restaurant/${id}?reviews=999`,
      '/bakery',
      `/bakery/${id}`,
      '/restaurant?id=999999',
      '/restaurant?page=999',
      '/shop?page=999',
      '/?page=999',
      '/search?q=plov&page=999',
      '/places?page=999',
      '/blog?page=999',
      '/blog/no-such-post',
      '/careers?page=999',
      '/careers?place=Nowhere',
      '/careers/999999',
      '/pages/no-such-page',
      `/group/receipt/${UNKNOWN}`,
      '/unsubscribe?type=nothing',
      `/payments/sandbox/${UNKNOWN}`,
      '/storage/images/none.webp',
      '/api/v1/rest/nothing',
    ];
    for (const path of missing)
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  },
);

siteIt(
  'an unknown page of payments is the site’s own page to a person, not JSON',
  async ({ request }) => {
    for (const path of ['/payments/none', '/payments/none/at/all']) {
      const shown = await request.get(path, {
        headers: { accept: 'text/html' },
      });
      expect(shown.status()).toBe(404);
      expect(await shown.text()).toContain(t('error.notFound.title'));
      const told = await request.get(path, { headers: { accept: '*/*' } });
      expect(told.status()).toBe(404);
      expect(await told.json()).toMatchObject({ statusCode: 'ERROR_404' });
    }
  },
);

siteIt(
  'every kind of page is sound HTML and says in schema.org’s words what it is',
  async ({ places, request }) => {
    const [{ id, optioned, plain }] = places;
    const dish = optioned[0]?.uuid ?? '';
    const shops = await request.get('/api/v1/rest/shops/paginate?type=shop');
    const { data } = (await shops.json()) as { data: { id: number }[] };
    const indexed: Readonly<Record<string, string>> = {
      home: '/',
      list: '/restaurant',
      'second page': '/restaurant?page=2',
      category: '/restaurant?category_id=1',
      restaurant: `/restaurant/${id}`,
      dish: `/restaurant/${id}?product=${dish}`,
      shop: `/shop/${data[0]?.id ?? 0}`,
      search: `/search?q=${encodeURIComponent(plain[0]?.title ?? '')}`,
      places: '/places',
      about: '/about',
      privacy: '/privacy',
      terms: '/terms',
      help: '/help',
      referrals: '/referrals',
      blog: '/blog',
      post: '/blog/plov-at-eleven',
      jobs: '/careers',
      job: '/careers/1',
    };
    const hidden: Readonly<Record<string, string>> = {
      filtered: '/restaurant?deals=1&order_by=new',
      'a search of the help': '/help?q=refund',
      liked: '/liked',
      login: '/login',
      'not found': '/nothing-here',
    };
    const read = async (lang: string, path: string) =>
      (await request.get(inLang(lang, path))).text();
    const stated: Stated[] = [];
    const titles = new Set<string>();
    for (const lang of LANGS)
      for (const [kind, path] of Object.entries(indexed)) {
        const page = `${kind} in ${lang}`;
        const html = await read(lang, path);
        const head = headOf(html);
        expect([page, await htmlFaults(html)]).toEqual([page, []]);
        expect([page, head.robots]).toEqual([page, '']);
        expect(head.title, page).toMatch(/\S · Sofra$/);
        expect([...titles], page).not.toContain(head.title);
        titles.add(head.title);
        expect(head.description.length, page).toBeGreaterThan(20);
        expect(head.canonical, page).toMatch(/^https?:\/\/[^/]+\//);
        expect(head.alternates, page).toHaveLength(LOCALES.length + 1);
        expect(head.image, page).toMatch(/^https?:\/\//);
        expect(head.width, page).toBeGreaterThan(0);
        stated.push({ page, json: head.json });
      }
    for (const lang of LANGS)
      for (const [kind, path] of Object.entries(hidden)) {
        const page = `${kind} in ${lang}`;
        const html = await read(lang, path);
        expect([page, await htmlFaults(html)]).toEqual([page, []]);
        expect([page, headOf(html).robots]).toEqual([
          page,
          expect.stringContaining('noindex'),
        ]);
      }
    const wrong = { '@type': 'Restaurant', nmae: 'x' };
    const json = JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [wrong],
    });
    const faults = schemaFaults([...stated, { page: 'the wrong one', json }]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('the wrong one');
  },
);

siteIt(
  'a product that is not sold there is said to be gone',
  async ({ places, request }) => {
    const [{ id }, other] = places;
    const foreign = other.plain[0]?.uuid ?? '';
    const answer = await request.get(`/ar/restaurant/${id}?product=${foreign}`);
    expect(await answer.text()).toContain(wordsOf('ar')('product.gone.title'));
  },
);
