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
