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
import { type Api, routesOf } from '@/server/http/define-route';
import { presentRefundRow } from '@/server/presenters/order/present-refund';
import { answerKeyed } from '@/server/routes/cart/cart-answer';
import { orderAnswer } from '../order-answer';

const BASE = '/dashboard/user/order-refunds';
const ORDERS = '/dashboard/user/orders';

function reviewRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Orders' });

  bearer.post(
    `${ORDERS}/review/{id}`,
    'Rates the shop and the dishes of a delivered order; replaces',
    { params: IdParams, body: OrderReviewBody, data: Order },
    async (ctx, { body, params }) =>
      orderAnswer(ctx, await reviewOrder(ctx, params.id, body)),
  );
  bearer.post(
    `${ORDERS}/deliveryman-review/{id}`,
    'Rates the courier of a delivered order; replaces',
    { params: IdParams, body: DeliverymanReviewBody, data: Order },
    async (ctx, { body, params }) =>
      orderAnswer(ctx, await reviewCourier(ctx, params.id, body)),
  );
}

/** What comes after a delivery (api-contract.md §2 Orders: refunds and reviews). */
export function afterSaleRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Refunds' });
  bearer.post(
    BASE,
    'Asks for money back of a delivered order, whole or by item',
    { body: RefundBody, data: RefundRow },
    (ctx, { body }, c) =>
      answerKeyed(
        c,
        ctx,
        { owner: keyOfUser(ctx.user.id), payload: body },
        async (tx) => presentRefundRow(await askRefund(tx, body), tx.lang),
      ),
  );
  bearer.get(
    `${BASE}/paginate`,
    "The caller's refunds, newest first",
    { query: RefundListQuery, list: RefundRow },
    async (ctx, { query }) => {
      const page = await listRefunds(ctx, query);
      const rows = page.rows.map((row) => presentRefundRow(row, ctx.lang));
      return { ...page, rows };
    },
  );
  bearer.get(
    `${BASE}/{id}`,
    'One refund of the caller',
    { params: IdParams, data: RefundRow },
    async (ctx, { params }) =>
      presentRefundRow(await getRefund(ctx, params.id), ctx.lang),
  );
  reviewRoutes(api);
}
