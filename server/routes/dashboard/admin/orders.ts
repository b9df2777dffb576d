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
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import {
  inAskedWords,
  meantStatuses,
  orderAnswer,
  orderRowAnswer,
} from '../order-answer';

const BASE = '/dashboard/admin/orders';

/** What moves the other side of the market (api-contract.md §2 operator). */
export function operatorOrderRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    "Everybody's orders",
    { query: OrderListQuery, list: OrderRow },
    async (ctx, { query }) => {
      const page = await listAllOrders(ctx, meantStatuses(query));
      return mapPage(page, (view) =>
        inAskedWords(orderRowAnswer(ctx, view), query.statuses),
      );
    },
  );

  operator.get(
    `${BASE}/{id}`,
    "Anybody's order",
    { params: IdParams, data: Order },
    async (ctx, { params }) =>
      orderAnswer(ctx, await getAnyOrder(ctx, params.id)),
  );

  operator.post(
    `${BASE}/{id}/status`,
    'Moves an order on, or cancels it',
    { params: IdParams, body: OperatorStatusBody, data: Order },
    async (ctx, { body: { status }, params }) => {
      const to = orderStatusOf(status);
      const order = await advanceOrder(ctx, params.id, to);
      return inAskedWords(orderAnswer(ctx, order), [status]);
    },
  );
}
