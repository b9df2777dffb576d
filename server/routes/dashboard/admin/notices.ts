import {
  NewNews,
  type NewNewsInput,
  OperatorNews,
} from '@/server/contracts/content/news';
import { OperatorListQuery } from '@/server/contracts/checkout/coupon';
import { keepNews, listNews } from '@/server/domain/notice/send-news';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentNews } from '@/server/presenters/content/present-news';
import { z } from '@hono/zod-openapi';
import { IdParams } from '@/server/contracts/common';
import { Delivery, DeliveryQuery } from '@/server/contracts/operator/outbox';
import {
  listDeliveries,
  retryDeadLetter,
} from '@/server/domain/notice/dead-letters';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import { presentDelivery } from '@/server/presenters/order/present-delivery';
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
import {
  presentTelling,
  presentWays,
} from '@/server/presenters/kitchen/present-notify';

/** News of the operator's for the inboxes of customers. */
export function operatorNewsRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    '/dashboard/admin/news',
    'Every news, and how many inboxes it is in',
    { query: OperatorListQuery, list: OperatorNews },
    async (ctx, { query: { page, perPage } }) =>
      mapPage(await listNews(ctx, { page, perPage }), presentNews),
  );
  operator.post(
    '/dashboard/admin/news',
    'Sends news to everybody who wants news, or to a language; once per key',
    { body: NewNews, data: OperatorNews },
    async (ctx, { body }) =>
      presentNews(await keepNews(ctx, body as NewNewsInput)),
  );
}

const BASE = '/dashboard/admin/outbox';

/** What was to be sent and how it went; what is dead can be tried again. */
export function operatorOutboxRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Messages with how sending went; dead=1 for the dead letters',
    { query: DeliveryQuery, list: Delivery },
    async (ctx, { query }) => {
      const page = await listDeliveries(ctx, query);
      return mapPage(page, (row) =>
        presentDelivery(row, maskRecipient(row.recipient)),
      );
    },
  );

  operator.post(
    `${BASE}/{id}/retry`,
    'Tries a dead letter again',
    { params: IdParams, data: z.object({ id: z.number().int() }) },
    async (ctx, { params }) => {
      await retryDeadLetter(ctx, params.id);
      return { id: params.id };
    },
  );
}

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
