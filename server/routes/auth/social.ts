import {
  LinkBody,
  LinkCodeBody,
  SocialBody,
  SocialParams,
} from '@/server/contracts/account/social';
import { Session } from '@/server/contracts/account/user';
import { ERROR_CODES } from '@/server/contracts/error-codes';
import { askedFrom } from '@/server/domain/account/limit/asked-from';
import {
  linkIdentity,
  sendLinkCode,
} from '@/server/domain/account/social/link-identity';
import { signInWithProvider } from '@/server/domain/account/social/sign-in-with-provider';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { badFields } from '@/server/errors';
import { Answer, type Api, routesOf } from '@/server/http/define-route';
import { presentSession } from '@/server/presenters/account/present-user';

/** Signing in by Google, Facebook and Apple, and linking that to an account with a password. */
export function socialRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Auth' });

  open.post(
    '/auth/{provider}/callback',
    'Sign in with the ID token of a provider',
    { params: SocialParams, body: SocialBody, data: Session },
    async (ctx, { body, params }) => {
      const session = await signInWithProvider(ctx, {
        provider: params.provider,
        idToken: body.id_token,
        referral: body.referral,
      });
      return presentSession(session, ctx);
    },
  );

  open.post(
    '/auth/link',
    'Tie the sign-in of a provider to an account, and sign in',
    { body: LinkBody, data: Session },
    async (ctx, { body }) => {
      const { link_token: linkToken, password, verifyCode: code } = body;
      const given = password ? { password } : code ? { code } : null;
      if (!given) throw badFields({ password: ['validation.required'] });
      const session = await linkIdentity(ctx, { linkToken, ...given });
      return presentSession(session, ctx);
    },
  );

  open.post(
    '/auth/link/code',
    'Send the code that ties a provider to an account',
    { body: LinkCodeBody },
    async (ctx, { body }) => {
      await sendLinkCode(ctx, body.link_token, askedFrom(ctx));
      return new Answer(
        {},
        { message: errorMessage(ctx.lang, ERROR_CODES.code_sent.key) },
      );
    },
  );
}
