import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  DeliverymanReviewBody,
  OrderReviewBody,
  RefundBody,
  RefundListQuery,
  RefundRow,
} from '@/server/contracts/order/after-sale';
import { IdParams } from '@/server/contracts/common';
import { Order } from '@/server/contracts/order/order';
import { keyOfUser } from '@/server/domain/idempotency/bound-answer';
import { askRefund } from '@/server/domain/order/after-sale/ask-refund';
import {
  getRefund,
  listRefunds,
} from '@/server/domain/order/after-sale/list-refunds';
import {
  reviewCourier,
  reviewOrder,
} from '@/server/domain/order/after-sale/review-order';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentRefundRow } from '@/server/presenters/order/present-refund';
import { answerKeyed } from '@/server/routes/cart/cart-answer';
import { orderAnswer } from '../order-answer';

const BASE = '/dashboard/user/order-refunds';
const ORDERS = '/dashboard/user/orders';

function refundRoutes(api: OpenAPIHono<AppEnv>): void {
  const own = { access: 'bearer', tag: 'Refunds' } as const;
  route(
    api,
    {
      ...own,
      method: 'post',
      path: BASE,
      summary: 'Asks for money back of a delivered order, whole or by item',
      body: RefundBody,
      data: RefundRow,
    },
    (ctx, { body }, c) =>
      answerKeyed(
        c,
        ctx,
        { owner: keyOfUser(ctx.user.id), payload: body },
        async (tx) => presentRefundRow(await askRefund(tx, body), tx.lang),
      ),
  );
  route(
    api,
    {
      ...own,
      method: 'get',
      path: `${BASE}/paginate`,
      summary: "The caller's refunds, newest first",
      query: RefundListQuery,
      list: RefundRow,
    },
    async (ctx, { query }) => {
      const page = await listRefunds(ctx, query);
      const rows = page.rows.map((row) => presentRefundRow(row, ctx.lang));
      return { ...page, rows };
    },
  );
  route(
    api,
    {
      ...own,
      method: 'get',
      path: `${BASE}/{id}`,
      summary: 'One refund of the caller',
      params: IdParams,
      data: RefundRow,
    },
    async (ctx, { params }) =>
      presentRefundRow(await getRefund(ctx, params.id), ctx.lang),
  );
}

function reviewRoutes(api: OpenAPIHono<AppEnv>): void {
  const own = {
    method: 'post',
    access: 'bearer',
    tag: 'Orders',
    params: IdParams,
    data: Order,
  } as const;
  route(
    api,
    {
      ...own,
      path: `${ORDERS}/review/{id}`,
      summary: 'Rates the shop and the dishes of a delivered order; replaces',
      body: OrderReviewBody,
    },
    async (ctx, { body, params }) =>
      orderAnswer(ctx, await reviewOrder(ctx, params.id, body)),
  );
  route(
    api,
    {
      ...own,
      path: `${ORDERS}/deliveryman-review/{id}`,
      summary: 'Rates the courier of a delivered order; replaces',
      body: DeliverymanReviewBody,
    },
    async (ctx, { body, params }) =>
      orderAnswer(ctx, await reviewCourier(ctx, params.id, body)),
  );
}

/** What comes after a delivery (api-contract.md §2 Orders: refunds and reviews). */
export function afterSaleRoutes(api: OpenAPIHono<AppEnv>): void {
  refundRoutes(api);
  reviewRoutes(api);
}
