import type { OpenAPIHono } from '@hono/zod-openapi';
import { ProfileBody, ProfileQuery } from '@/server/contracts/account/profile';
import { User } from '@/server/contracts/account/user';
import { showProfile } from '@/server/domain/account/profile/show-profile';
import { updateProfile } from '@/server/domain/account/profile/update-profile';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentUser } from '@/server/presenters/account/present-user';

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
    async (ctx) => presentUser(await showProfile(ctx), ctx),
  );
  route(
    api,
    {
      method: 'put',
      path: '/dashboard/user/profile/update',
      summary: 'Change names, contact phone, birthday, gender and picture',
      tag: 'Profile',
      access: 'bearer',
      query: ProfileQuery,
      body: ProfileBody,
      data: User,
    },
    async (ctx, { body, query }) => {
      const { images, img, ...words } = body;
      const profile = await updateProfile(ctx, {
        ...words,
        phone: body.phone === undefined ? query.phone : body.phone,
        img: img === undefined ? (images?.[0] ?? undefined) : img,
      });
      return presentUser(profile, ctx);
    },
  );
}
