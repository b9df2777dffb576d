import type { Context } from 'hono';
import type { UserCtx } from '@/server/context';
import { IdParams } from '@/server/contracts/common';
import {
  ChangeStatusQuery,
  Order,
  OrderListQuery,
  OrderRow,
} from '@/server/contracts/order/order';
import { SoldOutAnswerBody } from '@/server/contracts/kitchen/sold-out';
import { CreateOrderBody } from '@/server/contracts/order/order-body';
import { cancelOrder } from '@/server/domain/order/advance-order';
import { answerSoldOut } from '@/server/domain/order/kitchen/sold-out';
import { getOrder, listOrders } from '@/server/domain/order/list-orders';
import { placeOrder } from '@/server/domain/order/place-order';
import { endGuestCart } from '@/server/domain/cart/open-cart';
import type { AppEnv } from '@/server/http/app-env';
import {
  clearCartCookie,
  readCartCookie,
} from '@/server/http/cart/cart-cookies';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage, singleBody } from '@/server/http/envelope';
import { readIdempotencyKey } from '@/server/http/idempotency-key';
import { presentQuoteChange } from '@/server/presenters/checkout/present-quote';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import {
  inAskedWords,
  meantStatuses,
  orderAnswer,
  orderRowAnswer,
} from '../order-answer';

const BASE = '/dashboard/user/orders';

function renderFor(ctx: UserCtx, onPlaced: (shopId: number) => void) {
  return {
    order: (view: OrderView) => {
      onPlaced(view.shop.id);
      return {
        status: 200,
        text: JSON.stringify(singleBody(orderAnswer(ctx, view))),
      };
    },
    change: presentQuoteChange,
  };
}

/** What was ordered does not come back: a guest's cart of this shop, from before the sign-in, has had its time. */
async function endGuestCartOf(
  c: Context<AppEnv>,
  ctx: UserCtx,
  shopId: number | null,
): Promise<void> {
  const partRef = readCartCookie(c, 'guest');
  if (partRef && shopId !== null && (await endGuestCart(ctx, partRef, shopId)))
    clearCartCookie(c, 'guest');
}

/** The caller's orders (api-contract.md §2 Orders). */
export function orderRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Orders' });

  bearer.post(
    `${BASE}/{id}/sold-out`,
    'Leaves out what is sold out, or cancels the order for it',
    { params: IdParams, body: SoldOutAnswerBody, data: Order },
    async (ctx, { body, params }) =>
      orderAnswer(
        ctx,
        await answerSoldOut(ctx, params.id, {
          answer: body.answer,
          lineId: body.line_id,
        }),
      ),
  );
  bearer.post(
    BASE,
    'Makes an order of a cart, once per Idempotency-Key and per cart',
    { body: CreateOrderBody, data: Order },
    async (ctx, { body: input }, c) => {
      const key = readIdempotencyKey(c);
      let placedAt: number | null = null;
      const { status, text } = await placeOrder(
        ctx,
        { input, key },
        renderFor(ctx, (shopId) => (placedAt = shopId)),
      );
      await endGuestCartOf(c, ctx, placedAt);
      return c.body(text, status as 200, {
        'Content-Type': 'application/json',
      });
    },
  );

  bearer.get(
    `${BASE}/paginate`,
    "The caller's orders, without details",
    { query: OrderListQuery, list: OrderRow },
    async (ctx, { query }) => {
      const page = await listOrders(ctx, meantStatuses(query));
      return mapPage(page, (view) =>
        inAskedWords(orderRowAnswer(ctx, view), query.statuses),
      );
    },
  );

  bearer.get(
    `${BASE}/{id}`,
    'One order of the caller',
    { params: IdParams, data: Order },
    async (ctx, { params }) => orderAnswer(ctx, await getOrder(ctx, params.id)),
  );

  bearer.post(
    `${BASE}/{id}/status/change`,
    'Cancels an order that is still new',
    { params: IdParams, query: ChangeStatusQuery, data: Order },
    async (ctx, { params, query }) =>
      inAskedWords(orderAnswer(ctx, await cancelOrder(ctx, params.id)), [
        query.status,
      ]),
  );
}
