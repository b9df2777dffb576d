import type { OpenAPIHono, z } from '@hono/zod-openapi';
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
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { endProof, readProof } from '@/server/http/proof-cookie';
import { presentSession } from '@/server/presenters/account/present-user';
import { earnProof, sendCodeRoute } from './code-sent';

const tag = 'Auth';

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
  throw new DomainError('bad_request', {
    fields: { verify_token: ['validation.required'] },
  });
}

/** Registration in three steps: a code is sent, the code earns a token, the token and the details make the account. */
export function registrationRoutes(api: OpenAPIHono<AppEnv>): void {
  const access = 'public';

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

  route(
    api,
    {
      method: 'post',
      path: '/auth/verify/code',
      summary: 'Trade the code for a one-use token',
      tag,
      access,
      body: VerifyCodeBody,
      data: VerifyToken,
    },
    (ctx, { body }, c) => earnProof(ctx, c, 'register', body),
  );

  route(
    api,
    {
      method: 'get',
      path: '/auth/verify/{code}',
      summary:
        'The same, with the code in the path; without a subject only codes asked for from here count',
      tag,
      access,
      params: VerifyCodeParams,
      query: AccountQuery,
      data: VerifiedCode,
    },
    async (ctx, { params: { code }, query }) => {
      if (!query.email && !query.phone)
        return verifyCodeAlone(ctx, { code, from: askedFrom(ctx) });
      const subject = accountSubject(query);
      return verifyCode(ctx, { subject, purpose: 'register', code });
    },
  );

  route(
    api,
    {
      method: 'post',
      path: '/auth/verify/phone',
      summary: 'Trade the code of a phone for a one-use token, by its send',
      tag,
      access,
      body: VerifyPhoneBody,
      data: VerifyToken,
    },
    (ctx, { body }) =>
      verifySentCode(ctx, {
        verifyId: body.verifyId,
        code: body.verifyCode,
        earnedFrom: askedFrom(ctx),
      }),
  );

  route(
    api,
    {
      method: 'post',
      path: '/auth/after-verify',
      summary: 'Make the account and sign in',
      tag,
      access,
      body: AfterVerifyBody,
      data: Session,
    },
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

  route(
    api,
    {
      method: 'delete',
      path: '/auth/proof',
      summary: 'Forget the proof that a right code left in this browser',
      tag,
      access,
    },
    (_ctx, _input, c) => {
      endProof(c);
      return Promise.resolve(null);
    },
  );
}
