import type { OpenAPIHono } from '@hono/zod-openapi';
import { OutboxMessage, OutboxQuery } from '@/server/contracts/operator/outbox';
import { listOutbox } from '@/server/domain/notice/list-outbox';
import type { AppEnv } from '@/server/http/app-env';
import { authenticateOperator } from '@/server/http/auth';
import { route } from '@/server/http/define-route';
import { isLoopbackCall } from '@/server/http/client-address';
import { presentOutboxMessage } from '@/server/presenters/notice/present-outbox';

/** The routes that only demo mode has. */
export function devOutboxRoutes(api: OpenAPIHono<AppEnv>): void {
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
        authenticateOperator(c);
      const page = await listOutbox(ctx, query);
      return { ...page, rows: page.rows.map(presentOutboxMessage) };
    },
  );
}
