import type { OpenAPIHono } from '@hono/zod-openapi';
import { SignedInList } from '@/server/contracts/account/session';
import { IdParams } from '@/server/contracts/common';
import {
  endSession,
  endSessions,
} from '@/server/domain/account/session/end-sessions';
import { listSessions } from '@/server/domain/account/session/list-sessions';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentSignedIn } from '@/server/presenters/account/present-session';

const path = '/dashboard/user/sessions';
const shared = { tag: 'Profile', access: 'bearer' } as const;

/** Where the caller is signed in, and the end of that. */
export function userSessionRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path,
      summary: 'Where the caller is signed in',
      data: SignedInList,
    },
    async (ctx) => (await listSessions(ctx)).map(presentSignedIn),
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      path: `${path}/{id}`,
      summary: 'End one session; its event streams end with it',
      params: IdParams,
    },
    async (ctx, { params: { id } }) => {
      await endSession(ctx, { id, userId: ctx.user.id });
      return null;
    },
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      path,
      summary: 'End every session but this one',
    },
    async (ctx) => {
      await endSessions(ctx, ctx.user.id, { except: ctx.user.tokenId });
      return null;
    },
  );
}
