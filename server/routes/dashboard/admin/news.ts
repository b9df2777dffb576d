import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  NewNews,
  type NewNewsInput,
  OperatorNews,
} from '@/server/contracts/content/news';
import { OperatorListQuery } from '@/server/contracts/checkout/coupon';
import { keepNews, listNews } from '@/server/domain/notice/send-news';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentNews } from '@/server/presenters/content/present-news';

const shared = {
  access: 'operator',
  tag: 'Operator',
  path: '/dashboard/admin/news',
} as const;

/** News of the operator's for the inboxes of customers. */
export function operatorNewsRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      summary: 'Every news, and how many inboxes it is in',
      query: OperatorListQuery,
      list: OperatorNews,
    },
    async (ctx, { query: { page, perPage } }) => {
      const found = await listNews(ctx, { page, perPage });
      return { ...found, rows: found.rows.map(presentNews) };
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'post',
      summary:
        'Sends news to everybody who wants news, or to a language; once per key',
      body: NewNews,
      data: OperatorNews,
    },
    async (ctx, { body }) =>
      presentNews(await keepNews(ctx, body as NewNewsInput)),
  );
}
