import { z } from '@hono/zod-openapi';
import { localisedPath } from '@/utils/shell/routes';
import { comeBack } from '@/server/domain/card/come-back';
import { receiveWebhook } from '@/server/domain/card/receive-webhook';
import { CommonQuery } from '@/server/contracts/common';
import { DomainError } from '@/server/errors';
import { type Api, routesOf } from '@/server/http/define-route';

/** More than any provider's message. */
const WEBHOOK_MAX_CHARS = 256_000;

const ProviderParams = z.object({ provider: z.enum(['stripe', 'sandbox']) });

/** What a provider of card payments calls, and where its page sends the browser back to. */
export function gatewayRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Payments' });

  open.post(
    '/webhooks/{provider}',
    'A message that its provider signed; each takes effect once',
    { params: ProviderParams, data: z.null() },
    async (ctx, { params }, c) => {
      const body = await c.req.text();
      if (body.length > WEBHOOK_MAX_CHARS)
        throw new DomainError('payload_too_large');
      const { headers } = c.req.raw;
      await receiveWebhook(ctx, { provider: params.provider, body, headers });
      return null;
    },
  );

  open.get(
    '/payments/{provider}/return',
    'Finds out how a payment ended and sends the browser on to its order or the wallet (303); `payment` in the address says paid, failed or open',
    {
      params: ProviderParams,
      query: CommonQuery.extend({
        attempt: z.string().max(50),
        cancelled: z.string().max(5).optional(),
      }),
      data: z.null(),
    },
    async (ctx, { params, query }, c) => {
      const { attempt, cancelled } = query;
      const isCancelled = cancelled === '1';
      const back = { provider: params.provider, attempt, isCancelled };
      const { id, orderId, payment } = await comeBack(ctx, back);
      const path =
        orderId === null
          ? `/wallet?topup=${id}&payment=${payment}`
          : `/orders/${orderId}?payment=${payment}`;
      return c.redirect(localisedPath(path, ctx.lang), 303);
    },
  );
}
