import { z } from '@hono/zod-openapi';
import { IdParams } from '@/server/contracts/common';
import {
  ShopNotify,
  ShopNotifyBody,
  Telling,
} from '@/server/contracts/kitchen/notify';
import { ShopKeyParams } from '@/server/contracts/operator/shop';
import {
  listTellings,
  ringWays,
  setWays,
  showWays,
} from '@/server/domain/kitchen/ways';
import { type Api, routesOf } from '@/server/http/define-route';
import {
  presentTelling,
  presentWays,
} from '@/server/presenters/kitchen/present-notify';

const PATH = '/dashboard/admin/shops/{slug}/notify';

/** How shops hear of their orders, and what was told of an order. */
export function operatorNotifyRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    PATH,
    'How a shop hears of its orders: ways, whether they are proved',
    { params: ShopKeyParams, data: ShopNotify },
    async (ctx, { params }) =>
      presentWays(await showWays(ctx, params.slug), ctx.lang),
  );
  operator.put(
    PATH,
    'Sets ways and the time to accept; new secrets are told once',
    { params: ShopKeyParams, body: ShopNotifyBody, data: ShopNotify },
    async (ctx, { body, params }) =>
      presentWays(await setWays(ctx, params.slug, body), ctx.lang),
  );
  operator.post(
    `${PATH}/ring`,
    'Rings a shop by each way; an answer proves the way',
    { params: ShopKeyParams, data: ShopNotify },
    async (ctx, { params }) =>
      presentWays(await ringWays(ctx, params.slug), ctx.lang),
  );
  operator.get(
    '/dashboard/admin/orders/{id}/tellings',
    'Who was told of an order, by which way, and how that went',
    { params: IdParams, data: z.array(Telling) },
    async (ctx, { params }) =>
      (await listTellings(ctx, params.id)).map(presentTelling),
  );
}
