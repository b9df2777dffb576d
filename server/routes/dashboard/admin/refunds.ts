import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  OperatorRefundQuery,
  RefundAnswerBody,
  RefundRow,
} from '@/server/contracts/order/after-sale';
import { IdParams } from '@/server/contracts/common';
import { answerRefund } from '@/server/domain/order/after-sale/answer-refund';
import { listAllRefunds } from '@/server/domain/order/after-sale/list-refunds';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentRefundRow } from '@/server/presenters/order/present-refund';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/refunds';

/** What customers ask back, and the operator's answers (api-contract.md §2 operator). */
export function operatorRefundRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: "Everybody's refunds, newest first",
      query: OperatorRefundQuery,
      list: RefundRow,
    },
    async (ctx, { query }) => {
      const page = await listAllRefunds(ctx, query);
      const rows = page.rows.map((row) => presentRefundRow(row, ctx.lang));
      return { ...page, rows };
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${BASE}/{id}`,
      summary: 'Approves a refund, which gives the money back, or rejects it',
      params: IdParams,
      body: RefundAnswerBody,
      data: RefundRow,
    },
    async (ctx, { body, params }) => {
      const answer = { status: body.status, answer: body.answer ?? null };
      return presentRefundRow(
        await answerRefund(ctx, params.id, answer),
        ctx.lang,
      );
    },
  );
}
