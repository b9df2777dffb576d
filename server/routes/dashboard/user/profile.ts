import type { OpenAPIHono } from '@hono/zod-openapi';
import { User } from '@/server/contracts/user';
import { showProfile } from '@/server/domain/users/show-profile';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentUser } from '@/server/presenters/present-user';

/** The signed-in customer. */
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
}
