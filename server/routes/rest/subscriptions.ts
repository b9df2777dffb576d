import { z } from '@hono/zod-openapi';
import { SubscriptionBody } from '@/server/contracts/address/subscription';
import { subscribe } from '@/server/domain/address/subscribe';
import { type Api, routesOf } from '@/server/http/define-route';
import { UnsubscribeBody } from '@/server/contracts/account/notifications';
import { chooseByMailKey } from '@/server/domain/notice/choose-notices';

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

/** The end of a kind of mail, by the key that stands in the mail (RFC 8058); 404 for a key of nobody. */
export function unsubscribeRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  open.post(
    '/rest/unsubscribe',
    'Ends a kind of mail, or with active=1 begins it again',
    { body: UnsubscribeBody, data: z.literal('success') },
    async (ctx, { body }) => {
      const { active = false, key, type } = body;
      await chooseByMailKey(ctx, { key, type, active });
      return 'success';
    },
  );
}
