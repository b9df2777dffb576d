import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Ctx } from '@/server/context';
import {
  AccountQuery,
  AfterVerifyBody,
  VerifiedCode,
  VerifyCodeBody,
  VerifyCodeParams,
  VerifyPhoneBody,
  VerifyToken,
} from '@/server/contracts/account/auth';
import { Session } from '@/server/contracts/account/user';
import { accountSubject } from '@/server/domain/account/account-subject';
import { askedFrom } from '@/server/domain/account/limit/asked-from';
import {
  completeRegistration,
  type Proof,
} from '@/server/domain/account/registration/complete-registration';
import {
  register,
  resendCode,
} from '@/server/domain/account/registration/register';
import {
  verifyCode,
  verifyCodeAlone,
  verifySentCode,
} from '@/server/domain/account/code/verify-code';
import { badFields } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { type Api, routesOf } from '@/server/http/define-route';
import { endProof, readProof } from '@/server/http/proof-cookie';
import { presentSession } from '@/server/presenters/account/present-user';
import { earnProof, sendCodeRoute } from './code-sent';

function proofOf(
  ctx: Ctx,
  c: Context<AppEnv>,
  body: z.output<typeof AfterVerifyBody>,
): Proof {
  const { email, phone, verify_token: given } = body;
  const subject = email || phone ? accountSubject(body) : null;
  const verifyToken = given ?? readProof(c, 'register', subject);
  if (verifyToken) return { verifyToken };
  if (subject) return { subject, from: askedFrom(ctx) };
  throw badFields({ verify_token: ['validation.required'] });
}

/** Registration in three steps: a code is sent, the code earns a token, the token and the details make the account. */
export function registrationRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Auth' });

  const sends = [
    {
      path: '/auth/register',
      summary: 'Send a code to a new e-mail or phone (body or query)',
      send: register,
    },
    {
      path: '/auth/resend-verify',
      summary: 'Send the code again, 60 s after the last one at the soonest',
      send: resendCode,
    },
  ];
  for (const call of sends) sendCodeRoute(api, call);

  open.post(
    '/auth/verify/code',
    'Trade the code for a one-use token',
    { body: VerifyCodeBody, data: VerifyToken },
    (ctx, { body }, c) => earnProof(ctx, c, 'register', body),
  );

  open.get(
    '/auth/verify/{code}',
    'The same, with the code in the path; without a subject only codes asked for from here count',
    { params: VerifyCodeParams, query: AccountQuery, data: VerifiedCode },
    async (ctx, { params: { code }, query }) => {
      if (!query.email && !query.phone)
        return verifyCodeAlone(ctx, { code, from: askedFrom(ctx) });
      const subject = accountSubject(query);
      return verifyCode(ctx, { subject, purpose: 'register', code });
    },
  );

  open.post(
    '/auth/verify/phone',
    'Trade the code of a phone for a one-use token, by its send',
    { body: VerifyPhoneBody, data: VerifyToken },
    (ctx, { body }) =>
      verifySentCode(ctx, {
        verifyId: body.verifyId,
        code: body.verifyCode,
        earnedFrom: askedFrom(ctx),
      }),
  );

  open.post(
    '/auth/after-verify',
    'Make the account and sign in',
    { body: AfterVerifyBody, data: Session },
    async (ctx, { body }, c) => {
      const session = await completeRegistration(ctx, {
        proof: proofOf(ctx, c, body),
        firstname: body.firstname,
        lastname: body.lastname ?? '',
        password: body.password,
        passwordConfirmation: body.password_confirmation,
        gender: body.gender,
        referral: body.referral,
      });
      endProof(c);
      return presentSession(session, ctx);
    },
  );

  open.delete(
    '/auth/proof',
    'Forget the proof that a right code left in this browser',
    {},
    (_ctx, _input, c) => {
      endProof(c);
      return Promise.resolve(null);
    },
  );
}
