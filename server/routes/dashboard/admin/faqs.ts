import type { OpenAPIHono } from '@hono/zod-openapi';
import { OperatorListQuery } from '@/server/contracts/checkout/coupon';
import {
  FaqBody,
  FaqParams,
  OperatorFaq,
} from '@/server/contracts/content/faqs';
import {
  getOperatorFaq,
  listOperatorFaqs,
  putFaq,
  removeFaq,
} from '@/server/domain/operator/edit-faqs';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentOperatorFaq } from '@/server/presenters/content/present-faq';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/faqs';
const one = {
  ...shared,
  path: `${BASE}/{slug}`,
  params: FaqParams,
} as const;

/** The operator's questions and answers, over those we bring. */
export function operatorFaqRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Every question with all its words, ours and hidden ones too',
      query: OperatorListQuery,
      list: OperatorFaq,
    },
    async (ctx, { query: { page, perPage } }) => {
      const found = await listOperatorFaqs(ctx, { page, perPage });
      return { ...found, rows: found.rows.map(presentOperatorFaq) };
    },
  );
  route(
    api,
    {
      ...one,
      method: 'get',
      summary: 'One question with all its words',
      data: OperatorFaq,
    },
    async (ctx, { params }) =>
      presentOperatorFaq(await getOperatorFaq(ctx, params.slug)),
  );
  route(
    api,
    {
      ...one,
      method: 'put',
      summary:
        'Makes or changes a question, one of ours too; what is not given stays',
      body: FaqBody,
      query: DryRunQuery,
      data: OperatorFaq,
    },
    async (ctx, { body, params, query }) =>
      presentOperatorFaq(
        await doneOrTried(ctx, query, (own) => putFaq(own, params.slug, body)),
      ),
  );
  route(
    api,
    {
      ...one,
      method: 'delete',
      summary:
        'Removes a question: of the operator for good, words over ours so that ours are back, one of ours by hiding it',
      data: OperatorFaq.nullable(),
    },
    async (ctx, { params }) => {
      const left = await removeFaq(ctx, params.slug);
      return left && presentOperatorFaq(left);
    },
  );
}
