import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  OperatorPage,
  OperatorPageParams,
  PageBody,
} from '@/server/contracts/content/operator-pages';
import { OperatorListQuery } from '@/server/contracts/checkout/coupon';
import {
  getOperatorPage,
  listOperatorPages,
  putPage,
  removePage,
} from '@/server/domain/content/manage-pages';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentOperatorPage } from '@/server/presenters/content/present-operator-page';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/pages';
const ONE = { path: `${BASE}/{slug}`, params: OperatorPageParams } as const;

/** Pages of words: the operator's own, and ours until there are any. */
export function operatorPageRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Every page of words, ours and the operator’s',
      query: OperatorListQuery,
      list: OperatorPage,
    },
    async (ctx, { query }) => {
      const page = await listOperatorPages(ctx, query);
      return { ...page, rows: page.rows.map(presentOperatorPage) };
    },
  );
  route(
    api,
    {
      ...shared,
      ...ONE,
      method: 'get',
      summary: 'One page with its words in every language',
      data: OperatorPage,
    },
    async (ctx, { params }) =>
      presentOperatorPage(await getOperatorPage(ctx, params.slug)),
  );
  route(
    api,
    {
      ...shared,
      ...ONE,
      method: 'put',
      summary:
        'Makes or changes a page; with `changes` it is a new version and the old one is kept',
      body: PageBody,
      query: DryRunQuery,
      data: OperatorPage,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorPage(
        await doneOrTried(ctx, query, (own) => putPage(own, params.slug, body)),
      ),
  );
  route(
    api,
    {
      ...shared,
      ...ONE,
      method: 'delete',
      summary:
        'Takes the operator’s words of a page away: ours come back; a page that has none is withdrawn, its address answers 410',
    },
    async (ctx, { params }) => {
      await removePage(ctx, params.slug);
      return null;
    },
  );
}
