import {
  OperatorRefundQuery,
  RefundAnswerBody,
  RefundRow,
} from '@/server/contracts/order/after-sale';
import { IdParams } from '@/server/contracts/common';
import { answerRefund } from '@/server/domain/order/after-sale/answer-refund';
import { listAllRefunds } from '@/server/domain/order/after-sale/list-refunds';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentRefundRow } from '@/server/presenters/order/present-refund';

const BASE = '/dashboard/admin/refunds';

/** What customers ask back, and the operator's answers (api-contract.md §2 operator). */
export function operatorRefundRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    "Everybody's refunds, newest first",
    { query: OperatorRefundQuery, list: RefundRow },
    async (ctx, { query }) => {
      const page = await listAllRefunds(ctx, query);
      const rows = page.rows.map((row) => presentRefundRow(row, ctx.lang));
      return { ...page, rows };
    },
  );
  operator.post(
    `${BASE}/{id}`,
    'Approves a refund, which gives the money back, or rejects it',
    { params: IdParams, body: RefundAnswerBody, data: RefundRow },
    async (ctx, { body, params }) => {
      const answer = { status: body.status, answer: body.answer ?? null };
      return presentRefundRow(
        await answerRefund(ctx, params.id, answer),
        ctx.lang,
      );
    },
  );
}
