import type { Ctx } from '@/server/context';
import {
  findSitemapParts,
  findSitemapShops,
} from '@/server/repositories/shop/sitemap-repository';
import { writtenIn } from '@/utils/content/written-in';
import { openCareers } from '@/server/domain/content/careers';
import { publicPosts } from '@/server/domain/content/posts';
import { publicSettings } from '@/server/domain/settings/read-settings';
import { listTextPages } from '@/server/domain/content/list-text-pages';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath, routes } from '@/utils/shell/routes';
import { filtersHref, NO_FILTERS } from '@/utils/shop/shop-filters';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import { shopIndex } from '../load-shop-index';
import { siteState } from './site-state';

/**
 * Shops in one sitemap: each has an address a language with links to all of them, 66 kB of text; the format allows
 * 50,000 addresses and 50 MB.
 */
const SHOPS_A_PART = 500;
/** Rows that are in memory at once. */
const SHOPS_A_STEP = 100;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const INDEX =
  '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const PAGES =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

type Site = Pick<Ctx, 'db' | 'now'> & {
  /** Without a slash at its end. */
  readonly site: string;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const lastmod = (changedAt: Date | null): string =>
  changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';

/**
 * A page's entries: one for each language it is written in (all, unless told), each with the addresses in all of them.
 */
function entries(
  site: string,
  path: string,
  changedAt: Date | null,
  languages?: readonly string[],
): string {
  const { others, standard } = writtenIn(languages);
  const at = (locale: string): string =>
    escaped(`${site}${localisedPath(path, locale)}`);
  const link = (tag: string, locale: string): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${at(locale)}"/>`;
  const links = [
    ...others.map(({ code, tag }) => link(tag, code)),
    link('x-default', standard),
  ].join('');
  const rest = `${lastmod(changedAt)}${links}</url>\n`;
  return others
    .map(({ code }) => `<url><loc>${at(code)}</loc>${rest}`)
    .join('');
}

/** The index: the sitemap of the pages, and one for every so many shops, named by the id it begins at. */
export async function* sitemapIndex({
  db,
  site,
}: Site): AsyncGenerator<string> {
  const parts = await findSitemapParts(db, SHOPS_A_PART);
  yield `${HEAD}${INDEX}\n<sitemap><loc>${site}/sitemap-pages.xml</loc></sitemap>\n`;
  for (const { changedAt, from } of parts)
    yield `<sitemap><loc>${site}/sitemap-shops.xml?from=${from}</loc>${lastmod(changedAt)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** The lists by type and by the categories that have places. */
async function listPaths(db: Ctx['db']): Promise<string[]> {
  const { shops } = await shopIndex(db);
  return SHOP_TYPES.flatMap((list) => {
    const ids = shops
      .filter(({ type }) => type === list)
      .flatMap(({ categoryIds }) => categoryIds);
    const categories = [...new Set(ids)].sort((a, b) => a - b);
    return [null, ...categories].map((category) =>
      filtersHref({ ...NO_FILTERS, list }, { category }),
    );
  });
}

/** With our languages and the lists the sitemap of pages stays under 50,000 addresses. */
const POSTS_MOST = 1_200;
const CAREERS_MOST = 400;

/** The newest posts and jobs, in the languages they are written in. */
async function writtenPages(ctx: Pick<Ctx, 'db' | 'now'>) {
  const [posts, jobs] = await Promise.all([publicPosts(ctx), openCareers(ctx)]);
  return [
    ...posts
      .slice(0, POSTS_MOST)
      .map(({ languages, slug, updatedAt: changedAt }) => {
        const path = contentRoutes.blogPost(slug);
        return { path, languages, changedAt };
      }),
    ...jobs
      .slice(0, CAREERS_MOST)
      .map(({ id, languages, updatedAt: changedAt }) => {
        const path = contentRoutes.career(id);
        return { path, languages, changedAt };
      }),
  ];
}

/** Every public page that is not a shop's. */
export async function* sitemapPages({
  db,
  now,
  site,
}: Site): AsyncGenerator<string> {
  const hasReferrals = (await publicSettings(db)).some(
    ({ key, value }) => key === 'referral_active' && value === '1',
  );
  const { hidden, home } = await siteState({ db, now });
  const paths = [
    ...(home ? [] : [routes.home()]),
    ...(await listPaths(db)),
    routes.places(),
    routes.search(),
    contentRoutes.blog(),
    contentRoutes.careers(),
    contentRoutes.help(),
    ...(hasReferrals ? [routes.referrals()] : []),
  ];
  yield `${HEAD}${PAGES}\n`;
  for (const path of paths)
    if (!hidden.includes(path)) yield entries(site, path, null);
  for (const { changedAt, path } of await listTextPages({ db }))
    yield entries(site, path, changedAt);
  for (const { changedAt, languages, path } of await writtenPages({ db, now }))
    yield entries(site, path, changedAt, languages);
  yield '</urlset>\n';
}

/** The shops of the part that begins at this id, read a step at a time. */
export async function* sitemapShops(
  { db, site }: Site,
  from: number,
): AsyncGenerator<string> {
  let next = from;
  for (let count = 0; count < SHOPS_A_PART; count += SHOPS_A_STEP) {
    const shops = await findSitemapShops(db, next, SHOPS_A_STEP);
    if (count === 0) yield `${HEAD}${PAGES}\n`;
    for (const shop of shops)
      yield entries(site, routes.shop(shop), shop.changedAt);
    next = (shops.at(-1)?.id ?? next) + 1;
    if (shops.length < SHOPS_A_STEP) break;
  }
  yield '</urlset>\n';
}
