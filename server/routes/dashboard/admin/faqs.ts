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
import { type Api, routesOf } from '@/server/http/define-route';
import { presentOperatorFaq } from '@/server/presenters/content/present-faq';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const BASE = '/dashboard/admin/faqs';

/** The operator's questions and answers, over those we bring. */
export function operatorFaqRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Every question with all its words, ours and hidden ones too',
    { query: OperatorListQuery, list: OperatorFaq },
    async (ctx, { query: { page, perPage } }) => {
      const found = await listOperatorFaqs(ctx, { page, perPage });
      return { ...found, rows: found.rows.map(presentOperatorFaq) };
    },
  );
  operator.get(
    `${BASE}/{slug}`,
    'One question with all its words',
    { params: FaqParams, data: OperatorFaq },
    async (ctx, { params }) =>
      presentOperatorFaq(await getOperatorFaq(ctx, params.slug)),
  );
  operator.put(
    `${BASE}/{slug}`,
    'Makes or changes a question, one of ours too; what is not given stays',
    { params: FaqParams, query: DryRunQuery, body: FaqBody, data: OperatorFaq },
    async (ctx, { body, params, query }) =>
      presentOperatorFaq(
        await doneOrTried(ctx, query, (own) => putFaq(own, params.slug, body)),
      ),
  );
  operator.delete(
    `${BASE}/{slug}`,
    'Removes a question: of the operator for good, words over ours so that ours are back, one of ours by hiding it',
    { params: FaqParams, data: OperatorFaq.nullable() },
    async (ctx, { params }) => {
      const left = await removeFaq(ctx, params.slug);
      return left && presentOperatorFaq(left);
    },
  );
}
