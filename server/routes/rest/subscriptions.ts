import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import { SubscriptionBody } from '@/server/contracts/address/subscription';
import { subscribe } from '@/server/domain/address/subscribe';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

/** E-mails of places that nobody delivers to yet. */
export function subscriptionRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'post',
      path: '/rest/subscriptions',
      summary: 'Leaves an e-mail for when a place is delivered to',
      tag: 'Settings and content',
      access: 'public',
      body: SubscriptionBody,
      data: z.literal('success'),
    },
    async (ctx, { body }) => {
      await subscribe(ctx, body);
      return 'success';
    },
  );
}
