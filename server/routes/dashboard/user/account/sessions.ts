import { SignedInList } from '@/server/contracts/account/session';
import { IdParams } from '@/server/contracts/common';
import {
  endSession,
  endSessions,
} from '@/server/domain/account/session/end-sessions';
import { listSessions } from '@/server/domain/account/session/list-sessions';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentSignedIn } from '@/server/presenters/account/present-session';

const path = '/dashboard/user/sessions';

/** Where the caller is signed in, and the end of that. */
export function userSessionRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.get(
    path,
    'Where the caller is signed in',
    { data: SignedInList },
    async (ctx) => (await listSessions(ctx)).map(presentSignedIn),
  );
  bearer.delete(
    `${path}/{id}`,
    'End one session; its event streams end with it',
    { params: IdParams },
    async (ctx, { params: { id } }) => {
      await endSession(ctx, { id, userId: ctx.user.id });
      return null;
    },
  );
  bearer.delete(path, 'End every session but this one', {}, async (ctx) => {
    await endSessions(ctx, ctx.user.id, { except: ctx.user.tokenId });
    return null;
  });
}
