import { PagedQuery } from '@/server/contracts/catalogue';
import { LandingPage, Nothing } from '@/server/contracts/older-client';
import { pageOf } from '@/server/domain/catalogue/sort-and-page';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import { type Api, routesOf } from '@/server/http/define-route';

const EMPTY_LISTS = [
  ['/rest/brands/paginate', 'Brands: there are none'],
  ['/rest/banners-ads', 'Advertised banners: there are none'],
] as const;

/** What only older clients ask for (api-contract.md §4): lists that stay empty and the words of a first visit. */
export function olderClientRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  for (const [path, summary] of EMPTY_LISTS)
    open.get(
      path,
      summary,
      { query: PagedQuery, list: Nothing },
      async (_ctx, { query }) => Promise.resolve(pageOf([], query)),
    );
  open.get(
    '/rest/landing-pages/welcome',
    'What the site says of itself',
    { data: LandingPage },
    async (ctx) => {
      const texts = await translationBundle(ctx.db, ctx.lang, 'translation');
      const title = texts['home.seo.title'] ?? '';
      const description = texts['footer.tagline'] ?? '';
      const data = { [ctx.lang]: { title, description } };
      return { id: 1, type: 'welcome', title, description, img: null, data };
    },
  );
}
