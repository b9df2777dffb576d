import type { OpenAPIHono } from '@hono/zod-openapi';
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
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentOperatorCareer } from '@/server/presenters/content/present-career';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/careers';
const one = {
  ...shared,
  path: `${BASE}/{slug}`,
  params: SlugParams,
  data: OperatorCareer,
} as const;

/** The operator's jobs. */
export function operatorCareerRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Every job with all its words, drafts too, the newest first',
      query: OperatorListQuery,
      list: OperatorCareer,
    },
    async (ctx, { query: { page, perPage } }) => {
      const found = await listOperatorCareers(ctx, { page, perPage });
      return { ...found, rows: found.rows.map(presentOperatorCareer) };
    },
  );
  route(
    api,
    { ...one, method: 'get', summary: 'One job with all its words' },
    async (ctx, { params }) =>
      presentOperatorCareer(await getOperatorCareer(ctx, params.slug)),
  );
  route(
    api,
    {
      ...one,
      method: 'put',
      summary: 'Makes or changes a job; what is not given stays',
      body: CareerBody,
      query: DryRunQuery,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorCareer(
        await doneOrTried(ctx, query, (own) =>
          putCareer(own, params.slug, body),
        ),
      ),
  );
  route(
    api,
    {
      ...one,
      method: 'delete',
      summary: 'Withdraws a job: its address answers 410 from then on',
    },
    async (ctx, { params }) =>
      presentOperatorCareer(await withdrawCareer(ctx, params.slug)),
  );
}
