import { z } from '@hono/zod-openapi';
import { SubscriptionBody } from '@/server/contracts/address/subscription';
import { subscribe } from '@/server/domain/address/subscribe';
import { type Api, routesOf } from '@/server/http/define-route';

/** E-mails of places that nobody delivers to yet. */
export function subscriptionRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  open.post(
    '/rest/subscriptions',
    'Leaves an e-mail for when a place is delivered to',
    { body: SubscriptionBody, data: z.literal('success') },
    async (ctx, { body }) => {
      await subscribe(ctx, body);
      return 'success';
    },
  );
}
