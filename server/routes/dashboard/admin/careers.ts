import { OperatorListQuery } from '@/server/contracts/checkout/coupon';
import {
  CareerBody,
  OperatorCareer,
  SlugParams,
} from '@/server/contracts/content/operator-posts';
import {
  getOperatorCareer,
  listOperatorCareers,
  putCareer,
  withdrawCareer,
} from '@/server/domain/operator/edit-careers';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentOperatorCareer } from '@/server/presenters/content/present-career';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const BASE = '/dashboard/admin/careers';

/** The operator's jobs. */
export function operatorCareerRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Every job with all its words, drafts too, the newest first',
    { query: OperatorListQuery, list: OperatorCareer },
    async (ctx, { query: { page, perPage } }) => {
      const found = await listOperatorCareers(ctx, { page, perPage });
      return { ...found, rows: found.rows.map(presentOperatorCareer) };
    },
  );
  operator.get(
    `${BASE}/{slug}`,
    'One job with all its words',
    { params: SlugParams, data: OperatorCareer },
    async (ctx, { params }) =>
      presentOperatorCareer(await getOperatorCareer(ctx, params.slug)),
  );
  operator.put(
    `${BASE}/{slug}`,
    'Makes or changes a job; what is not given stays',
    {
      params: SlugParams,
      query: DryRunQuery,
      body: CareerBody,
      data: OperatorCareer,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorCareer(
        await doneOrTried(ctx, query, (own) =>
          putCareer(own, params.slug, body),
        ),
      ),
  );
  operator.delete(
    `${BASE}/{slug}`,
    'Withdraws a job: its address answers 410 from then on',
    { params: SlugParams, data: OperatorCareer },
    async (ctx, { params }) =>
      presentOperatorCareer(await withdrawCareer(ctx, params.slug)),
  );
}
