import { LoginBody, LogoutBody } from '@/server/contracts/account/auth';
import { Session } from '@/server/contracts/account/user';
import { accountSubject } from '@/server/domain/account/account-subject';
import { logIn } from '@/server/domain/account/session/log-in';
import { logOut } from '@/server/domain/account/session/log-out';
import { isPartOf } from '@/server/domain/cart/get-cart';
import {
  clearCartCookie,
  readCartCookie,
} from '@/server/http/cart/cart-cookies';
import { type Api, routesOf } from '@/server/http/define-route';
import { endProof } from '@/server/http/proof-cookie';
import { presentSession } from '@/server/presenters/account/present-user';

/** Signing in with a password, and out. */
export function sessionRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Auth' });
  const bearer = routesOf(api, { access: 'bearer', tag: 'Auth' });

  open.post(
    '/auth/login',
    'Sign in with e-mail or phone and password',
    { body: LoginBody, data: Session },
    async (ctx, { body }) => {
      const session = await logIn(ctx, accountSubject(body), body.password);
      return presentSession(session, ctx);
    },
  );

  bearer.post(
    '/auth/logout',
    'End this session',
    { body: LogoutBody },
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
