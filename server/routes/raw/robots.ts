import { LOCALES } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';
import type { Api } from '@/server/http/define-route';

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
