import { z } from '@hono/zod-openapi';
import { PagedQuery } from '@/server/contracts/catalogue';
import {
  PageSlugParams,
  Statistic,
  TextPage,
} from '@/server/contracts/content/pages';
import { pageOf } from '@/server/domain/catalogue/sort-and-page';
import { getTextPage } from '@/server/domain/content/get-text-page';
import { listTextPages } from '@/server/domain/content/list-text-pages';
import { readStatistics } from '@/server/domain/content/read-statistics';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentTextPage } from '@/server/presenters/content/present-text-page';

const NAMED = [
  ['/rest/policy', 'policy', 'The privacy policy'],
  ['/rest/term', 'term', 'The terms of use'],
] as const;

/** Pages of words, the operator's own or ours, and the numbers of the house. */
export function pageRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  for (const [path, slug, summary] of NAMED)
    open.get(
      path,
      `${summary}, as sanitised HTML`,
      { data: TextPage },
      async (ctx) => presentTextPage(await getTextPage(ctx, slug)),
    );
  open.get(
    '/rest/pages/paginate',
    'Every page of words that has an address',
    { query: PagedQuery, list: TextPage },
    async (ctx, { query }) => {
      const page = pageOf(await listTextPages(ctx), query);
      const rows = await Promise.all(
        page.rows.map(async ({ slug }) =>
          presentTextPage(await getTextPage(ctx, slug)),
        ),
      );
      return { ...page, rows };
    },
  );
  open.get(
    '/rest/pages/{slug}',
    'A page of words (about, be-seller, delivery, policy, term or one of the operator’s), as sanitised HTML; 404 with data.gone for a withdrawn one',
    { params: PageSlugParams, data: TextPage },
    async (ctx, { params }) =>
      presentTextPage(await getTextPage(ctx, params.slug)),
  );
  open.get(
    '/rest/stat',
    'What there is in the house, counted',
    { data: z.array(Statistic) },
    (ctx) => readStatistics(ctx),
  );
}
