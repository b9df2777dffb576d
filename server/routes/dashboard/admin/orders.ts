import type { OpenAPIHono } from '@hono/zod-openapi';
import { IdParams } from '@/server/contracts/common';
import {
  OperatorStatusBody,
  Order,
  OrderListQuery,
  OrderRow,
  orderStatusOf,
} from '@/server/contracts/order/order';
import { advanceOrder } from '@/server/domain/order/advance-order';
import { getAnyOrder, listAllOrders } from '@/server/domain/order/list-orders';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import {
  inAskedWords,
  meantStatuses,
  orderAnswer,
  orderRowAnswer,
} from '../order-answer';

const tag = 'Operator';
const BASE = '/dashboard/admin/orders';

/** What moves the other side of the market (api-contract.md §2 operator). */
export function operatorOrderRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'get',
      path: BASE,
      summary: "Everybody's orders",
      access: 'operator',
      tag,
      query: OrderListQuery,
      list: OrderRow,
    },
    async (ctx, { query }) => {
      const page = await listAllOrders(ctx, meantStatuses(query));
      return {
        ...page,
        rows: page.rows.map((view) =>
          inAskedWords(orderRowAnswer(ctx, view), query.statuses),
        ),
      };
    },
  );

  route(
    api,
    {
      method: 'get',
      path: `${BASE}/{id}`,
      summary: "Anybody's order",
      access: 'operator',
      tag,
      params: IdParams,
      data: Order,
    },
    async (ctx, { params }) =>
      orderAnswer(ctx, await getAnyOrder(ctx, params.id)),
  );

  route(
    api,
    {
      method: 'post',
      path: `${BASE}/{id}/status`,
      summary: 'Moves an order on, or cancels it',
      access: 'operator',
      tag,
      params: IdParams,
      body: OperatorStatusBody,
      data: Order,
    },
    async (ctx, { body: { status }, params }) => {
      const to = orderStatusOf(status);
      const order = await advanceOrder(ctx, params.id, to);
      return inAskedWords(orderAnswer(ctx, order), [status]);
    },
  );
}
