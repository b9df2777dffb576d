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
import { type Api, routesOf } from '@/server/http/define-route';
import { presentOperatorPage } from '@/server/presenters/content/present-operator-page';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const BASE = '/dashboard/admin/pages';

/** Pages of words: the operator's own, and ours until there are any. */
export function operatorPageRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Every page of words, ours and the operator’s',
    { query: OperatorListQuery, list: OperatorPage },
    async (ctx, { query }) => {
      const page = await listOperatorPages(ctx, query);
      return { ...page, rows: page.rows.map(presentOperatorPage) };
    },
  );
  operator.get(
    `${BASE}/{slug}`,
    'One page with its words in every language',
    { params: OperatorPageParams, data: OperatorPage },
    async (ctx, { params }) =>
      presentOperatorPage(await getOperatorPage(ctx, params.slug)),
  );
  operator.put(
    `${BASE}/{slug}`,
    'Makes or changes a page; with `changes` it is a new version and the old one is kept',
    {
      params: OperatorPageParams,
      query: DryRunQuery,
      body: PageBody,
      data: OperatorPage,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorPage(
        await doneOrTried(ctx, query, (own) => putPage(own, params.slug, body)),
      ),
  );
  operator.delete(
    `${BASE}/{slug}`,
    'Takes the operator’s words of a page away: ours come back; a page that has none is withdrawn, its address answers 410',
    { params: OperatorPageParams },
    async (ctx, { params }) => {
      await removePage(ctx, params.slug);
      return null;
    },
  );
}
