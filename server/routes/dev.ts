import type { OpenAPIHono } from '@hono/zod-openapi';
import { OutboxMessage, OutboxQuery } from '../contracts/user';
import { listOutbox } from '@/server/domain/notice/list-outbox';
import type { AppEnv } from '../http/app-env';
import { authenticateOperator } from '../http/auth';
import { route } from '../http/define-route';
import { isLoopbackCall } from '../http/loopback';
import { presentOutboxMessage } from '@/server/presenters/notice/present-outbox';

/** What demo mode alone offers. */
export function devRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'get',
      path: '/dev/outbox',
      summary:
        'Messages that would have been sent, newest first; callers on this machine or the operator',
      tag: 'Demo mode',
      access: 'public',
      query: OutboxQuery,
      list: OutboxMessage,
    },
    async (ctx, { query }, c) => {
      if (c.env.inProcess || !isLoopbackCall(c.env.incoming))
        authenticateOperator(c, ctx.env);
      const page = await listOutbox(ctx, query);
      return { ...page, rows: page.rows.map(presentOutboxMessage) };
    },
  );
}
