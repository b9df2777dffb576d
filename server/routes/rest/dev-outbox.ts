import { OutboxMessage, OutboxQuery } from '@/server/contracts/operator/outbox';
import { listOutbox } from '@/server/domain/notice/list-outbox';
import { authenticateOperator } from '@/server/http/auth';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { isLoopbackCall } from '@/server/http/client-address';
import { presentOutboxMessage } from '@/server/presenters/notice/present-outbox';

/** The routes that only demo mode has. */
export function devOutboxRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Demo mode' });

  open.get(
    '/dev/outbox',
    'Messages that would have been sent, newest first; callers on this machine or the operator',
    { query: OutboxQuery, list: OutboxMessage },
    async (ctx, { query }, c) => {
      if (c.env.inProcess || !isLoopbackCall(c.env.incoming))
        authenticateOperator(c);
      return mapPage(await listOutbox(ctx, query), presentOutboxMessage);
    },
  );
}
