import { z } from '@hono/zod-openapi';
import { IdParams } from '@/server/contracts/common';
import { Delivery, DeliveryQuery } from '@/server/contracts/operator/outbox';
import {
  listDeliveries,
  retryDeadLetter,
} from '@/server/domain/notice/dead-letters';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentDelivery } from '@/server/presenters/order/present-delivery';

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
