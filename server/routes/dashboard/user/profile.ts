import { ProfileBody, ProfileQuery } from '@/server/contracts/account/profile';
import { User } from '@/server/contracts/account/user';
import { showProfile } from '@/server/domain/account/profile/show-profile';
import { updateProfile } from '@/server/domain/account/profile/update-profile';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentUser } from '@/server/presenters/account/present-user';

/** The signed-in customer. */
export function profileRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.get(
    '/dashboard/user/profile/show',
    'The caller with wallet, addresses and notices',
    { data: User },
    async (ctx) => presentUser(await showProfile(ctx), ctx),
  );
  bearer.put(
    '/dashboard/user/profile/update',
    'Change names, contact phone, birthday, gender and picture',
    { query: ProfileQuery, body: ProfileBody, data: User },
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
