import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { IdParams } from '@/server/contracts/common';
import { Delivery, DeliveryQuery } from '@/server/contracts/operator/outbox';
import {
  listDeliveries,
  retryDeadLetter,
} from '@/server/domain/notice/dead-letters';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentDelivery } from '@/server/presenters/order/present-delivery';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/outbox';

/** What was to be sent and how it went; what is dead can be tried again. */
export function operatorOutboxRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Messages with how sending went; dead=1 for the dead letters',
      query: DeliveryQuery,
      list: Delivery,
    },
    async (ctx, { query }) => {
      const page = await listDeliveries(ctx, query);
      return {
        ...page,
        rows: page.rows.map((row) =>
          presentDelivery(row, maskRecipient(row.recipient)),
        ),
      };
    },
  );

  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${BASE}/{id}/retry`,
      summary: 'Tries a dead letter again',
      params: IdParams,
      data: z.object({ id: z.number().int() }),
    },
    async (ctx, { params }) => {
      await retryDeadLetter(ctx, params.id);
      return { id: params.id };
    },
  );
}
