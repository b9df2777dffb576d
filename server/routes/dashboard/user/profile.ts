import type { OpenAPIHono } from '@hono/zod-openapi';
import { NOTIFICATION_TYPES } from '@/utils/constants/notifications';
import { NotificationStatistic } from '@/server/contracts/older-client';
import { User } from '@/server/contracts/user';
import { showProfile } from '@/server/domain/account/show-profile';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentUser } from '@/server/presenters/account/present-user';

/** The signed-in customer; there is no inbox, so that nothing waits to be read. */
export function profileRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'get',
      path: '/dashboard/user/profile/show',
      summary: 'The caller with wallet, addresses and notices',
      tag: 'Profile',
      access: 'bearer',
      data: User,
    },
    async (ctx) => presentUser(await showProfile(ctx), ctx.currency),
  );
  route(
    api,
    {
      method: 'get',
      path: '/dashboard/user/profile/notifications-statistic',
      summary: 'How many notifications of each type the caller has not read',
      tag: 'Profile',
      access: 'bearer',
      data: NotificationStatistic,
    },
    async () =>
      Promise.resolve(
        Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, 0])),
      ),
  );
}
