import { describeSite } from '@/server/domain/catalogue/site/describe-site';
import type { Api } from '@/server/http/define-route';
import { makeFeed } from '@/server/domain/content/make-feed';
import { contentRoutes } from '@/utils/shell/content-routes';
import { LOCALES } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import {
  sitemapIndex,
  sitemapPages,
  sitemapShops,
} from '@/server/domain/catalogue/site/sitemap';
import type { AppEnv } from '@/server/http/app-env';

/** /llms.txt: the site in words for assistants (llmstxt.org). */
export function llmsRoutes(app: Api): void {
  app.get('/llms.txt', async (c) => {
    const ctx = c.get('ctx');
    return c.text(await describeSite(ctx, ctx.siteUrl), 200, {
      'Cache-Control': 'public, max-age=3600',
    });
  });
}

const MINUTES_15 = 900;

/** /blog/rss.xml and /blog/atom.xml; `lang` says the language, which a page's address has as its prefix. */
export function feedRoutes(app: Api): void {
  for (const kind of ['rss', 'atom'] as const)
    app.get(contentRoutes.blogFeed(kind), async (c) => {
      const { db, lang, now, siteUrl: site } = c.get('ctx');
      const feed = await makeFeed({ db, lang, now, site }, kind);
      return c.body(feed, 200, {
        'Content-Type': `application/${kind}+xml; charset=utf-8`,
        'Cache-Control': `public, max-age=${MINUTES_15}`,
      });
    });
}

/** One person's pages: nothing for a search engine. */
const PRIVATE_PATHS = [
  'checkout',
  'orders',
  'profile',
  'wallet',
  'payments',
  'settings',
  'my-shop',
  'unsubscribe',
  // links of kitchens
  'ticket',
  'board',
  'ring',
  'login',
  'register',
  'reset-password',
  'verify-phone',
  'update-password',
  'update-details',
];

/** What narrows, sorts or shows a list otherwise: the same shops without end. A category and a page are its own. */
const FILTERS = [
  'take',
  'price_from',
  'price_to',
  'rating',
  'open',
  'eta_to',
  'deals',
  'free_delivery',
  'verify',
  'newest',
  'order_by',
  'view',
  'filters',
];

/** /robots.txt: everyone's pages in every language, and where the sitemap is. */
export function robotsRoutes(app: Api): void {
  app.get('/robots.txt', (c) => {
    // without a prefix they lead to those with one
    const prefixes = new Set([
      '/',
      ...LOCALES.map(({ code }) =>
        localisedPath('/', code).replace(/\/?$/, '/'),
      ),
    ]);
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      ...[...prefixes].flatMap((prefix) =>
        PRIVATE_PATHS.map((path) => `Disallow: ${prefix}${path}`),
      ),
      ...FILTERS.flatMap((key) => [
        `Disallow: /*?${key}=`,
        `Disallow: /*?*&${key}=`,
      ]),
      '',
      `Sitemap: ${c.get('ctx').siteUrl}/sitemap.xml`,
      '',
    ];
    return c.text(lines.join('\n'), 200, {
      'Cache-Control': 'public, max-age=3600',
    });
  });
}

const ID = /^[1-9]\d{0,8}$/;

/** Sent as it is made: nobody waits for the last shop, and none of it is kept. */
async function xml(
  c: Context<AppEnv>,
  parts: AsyncGenerator<string>,
): Promise<Response> {
  // while nothing is sent yet a failure is still a 500
  const first = await parts.next();
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=3600');
  return stream(c, async (out) => {
    if (!first.done) await out.write(first.value);
    for await (const part of parts) {
      if (out.aborted) return;
      await out.write(part);
    }
  });
}

function siteOf(c: Context<AppEnv>) {
  const { db, now, siteUrl: site } = c.get('ctx');
  return { db, now, site };
}

/** /sitemap.xml and the sitemaps that it names: every public page in every language with its alternates. */
export function sitemapRoutes(app: Api): void {
  app.get('/sitemap.xml', (c) => xml(c, sitemapIndex(siteOf(c))));
  app.get('/sitemap-pages.xml', (c) => xml(c, sitemapPages(siteOf(c))));
  app.get('/sitemap-shops.xml', (c) => {
    const from = c.req.query('from') ?? '1';
    return xml(c, sitemapShops(siteOf(c), ID.test(from) ? Number(from) : 1));
  });
}
