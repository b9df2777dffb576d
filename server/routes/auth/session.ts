import type { OpenAPIHono } from '@hono/zod-openapi';
import { LoginBody, LogoutBody } from '@/server/contracts/account/auth';
import { Session } from '@/server/contracts/account/user';
import { accountSubject } from '@/server/domain/account/account-subject';
import { logIn } from '@/server/domain/account/session/log-in';
import { logOut } from '@/server/domain/account/session/log-out';
import { isPartOf } from '@/server/domain/cart/get-cart';
import type { AppEnv } from '@/server/http/app-env';
import {
  clearCartCookie,
  readCartCookie,
} from '@/server/http/cart/cart-cookies';
import { route } from '@/server/http/define-route';
import { endProof } from '@/server/http/proof-cookie';
import { presentSession } from '@/server/presenters/account/present-user';

const tag = 'Auth';

/** Signing in with a password, and out. */
export function sessionRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'post',
      path: '/auth/login',
      summary: 'Sign in with e-mail or phone and password',
      tag,
      access: 'public',
      body: LoginBody,
      data: Session,
    },
    async (ctx, { body }) => {
      const session = await logIn(ctx, accountSubject(body), body.password);
      return presentSession(session, ctx);
    },
  );

  route(
    api,
    {
      method: 'post',
      path: '/auth/logout',
      summary: 'End this session',
      tag,
      access: 'bearer',
      body: LogoutBody,
    },
    async (ctx, { body }, c) => {
      const partRef = readCartCookie(c, 'group');
      const isTheirs = partRef && (await isPartOf(ctx, partRef, ctx.user.id));
      await logOut(ctx, body.firebase_token);
      // Whoever comes next at this browser is not a member in their name.
      if (isTheirs) clearCartCookie(c, 'group');
      endProof(c);
      return null;
    },
  );
}
