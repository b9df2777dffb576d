import {
  AccountQuery,
  VerifyCodeBody,
  VerifyCodeParams,
  VerifyToken,
} from '@/server/contracts/account/auth';
import { NewPasswordBody } from '@/server/contracts/account/reset';
import { Session } from '@/server/contracts/account/user';
import { accountSubject } from '@/server/domain/account/account-subject';
import { verifyCode } from '@/server/domain/account/code/verify-code';
import { requestReset } from '@/server/domain/account/password/request-reset';
import { resetPassword } from '@/server/domain/account/password/reset-password';
import { DomainError } from '@/server/errors';
import { type Api, routesOf } from '@/server/http/define-route';
import { endProof, readProof } from '@/server/http/proof-cookie';
import { presentSession } from '@/server/presenters/account/present-user';
import { earnProof, sendCodeRoute } from './code-sent';

/**
 * A forgotten password in three steps: a code is sent, the code earns a token, the token and a new password sign in.
 * Up to the token nothing tells whether there is an account.
 */
export function passwordRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Auth' });

  const asks = [
    {
      path: '/auth/forgot/password',
      summary: 'Send a code for a new password to the phone of an account',
    },
    {
      path: '/auth/forgot/email-password',
      summary: 'Send a code for a new password to the e-mail of an account',
    },
  ];
  for (const ask of asks) sendCodeRoute(api, { ...ask, send: requestReset });

  open.post(
    '/auth/forgot/password/confirm',
    'Trade the code for a one-use token that sets a new password',
    { body: VerifyCodeBody, data: VerifyToken },
    (ctx, { body }, c) => earnProof(ctx, c, 'password', body),
  );

  open.post(
    '/auth/forgot/email-password/{code}',
    'The same, with the code in the path',
    { params: VerifyCodeParams, query: AccountQuery, data: VerifyToken },
    (ctx, { params: { code }, query }) =>
      verifyCode(ctx, {
        subject: accountSubject(query),
        purpose: 'password',
        code,
      }),
  );

  open.post(
    '/auth/password/reset',
    'Set a new password and sign in; every other session ends',
    { body: NewPasswordBody, data: Session },
    async (ctx, { body }, c) => {
      const { email, phone, verify_token: given } = body;
      const subject = email || phone ? accountSubject(body) : null;
      const verifyToken = given ?? readProof(c, 'password', subject);
      if (!verifyToken) throw new DomainError('code_expired');
      const session = await resetPassword(ctx, {
        verifyToken,
        password: body.password,
        passwordConfirmation: body.password_confirmation,
      });
      endProof(c);
      return presentSession(session, ctx);
    },
  );
}
