import type { OpenAPIHono } from '@hono/zod-openapi';
import { PagedQuery } from '@/server/contracts/catalogue';
import { LandingPage, Nothing } from '@/server/contracts/older-client';
import { pageOf } from '@/server/domain/catalogue/sort-and-page';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const shared = {
  method: 'get',
  tag: 'Settings and content',
  access: 'public',
} as const;

const EMPTY_LISTS = [
  ['/rest/brands/paginate', 'Brands: there are none'],
  ['/rest/banners-ads', 'Advertised banners: there are none'],
] as const;

/** What only older clients ask for (api-contract.md §4): lists that stay empty and the words of a first visit. */
export function olderClientRoutes(api: OpenAPIHono<AppEnv>): void {
  for (const [path, summary] of EMPTY_LISTS)
    route(
      api,
      { ...shared, path, summary, query: PagedQuery, list: Nothing },
      async (_ctx, { query }) => Promise.resolve(pageOf([], query)),
    );
  route(
    api,
    {
      ...shared,
      path: '/rest/landing-pages/welcome',
      summary: 'What the site says of itself',
      data: LandingPage,
    },
    async (ctx) => {
      const texts = await translationBundle(ctx.db, ctx.lang, 'translation');
      const title = texts['home.seo.title'] ?? '';
      const description = texts['footer.tagline'] ?? '';
      const data = { [ctx.lang]: { title, description } };
      return { id: 1, type: 'welcome', title, description, img: null, data };
    },
  );
}
