import type { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Ctx } from '@/server/context';
import { ERROR_CODES } from '@/server/contracts/error-codes';
import {
  AccountQuery,
  AccountSubject,
  AfterVerifyBody,
  CodeSent,
  Session,
  VerifiedCode,
  VerifyCodeBody,
  VerifyCodeParams,
  VerifyPhoneBody,
  VerifyToken,
} from '@/server/contracts/user';
import { accountSubject } from '@/server/domain/account/account-subject';
import { askedFrom } from '@/server/domain/account/asked-from';
import {
  completeRegistration,
  type Proof,
} from '@/server/domain/account/complete-registration';
import { register, resendCode } from '@/server/domain/account/register';
import type { SentCode } from '@/server/domain/account/send-code';
import {
  verifyCode,
  verifyCodeAlone,
  verifySentCode,
} from '@/server/domain/account/verify-code';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { Answer, route } from '@/server/http/define-route';
import { presentSession } from '@/server/presenters/account/present-user';

const tag = 'Auth';
type Subject = ReturnType<typeof accountSubject>;

/** A success whose words are those of code 216. */
function codeSent(
  lang: string,
  subject: Subject,
  { verifyId }: SentCode,
): Answer {
  const data =
    subject.kind === 'phone'
      ? { verifyId, phone: maskRecipient(subject.value) }
      : {};
  return new Answer(data, {
    message: errorMessage(lang, ERROR_CODES.code_sent.key),
  });
}

/** The client behind a call, as codes remember who asked for them. */
function clientOf(ctx: Ctx, c: Context<AppEnv>): string {
  return askedFrom(ctx, c.req.header('user-agent'));
}

function proofOf(body: z.output<typeof AfterVerifyBody>, from: string): Proof {
  const { email, phone, verify_token: verifyToken } = body;
  if (verifyToken) return { verifyToken };
  if (email || phone) return { subject: accountSubject(body), from };
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
  for (const { path, send, summary } of sends)
    route(
      api,
      {
        method: 'post',
        path,
        summary,
        tag,
        access,
        query: AccountQuery,
        body: AccountSubject,
        data: CodeSent,
      },
      async (ctx, { query, body }, c) => {
        const subject = accountSubject({
          email: body.email ?? query.email,
          phone: body.phone ?? query.phone,
        });
        const sent = await send(ctx, subject, clientOf(ctx, c));
        return codeSent(ctx.lang, subject, sent);
      },
    );

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
    (ctx, { body }) =>
      verifyCode(ctx, {
        subject: accountSubject(body),
        purpose: 'register',
        code: body.verifyCode,
        verifyId: body.verifyId,
      }),
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
    async (ctx, { params: { code }, query }, c) => {
      if (!query.email && !query.phone)
        return verifyCodeAlone(ctx, { code, from: clientOf(ctx, c) });
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
    (ctx, { body }, c) =>
      verifySentCode(ctx, {
        verifyId: body.verifyId,
        code: body.verifyCode,
        earnedFrom: clientOf(ctx, c),
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
        proof: proofOf(body, clientOf(ctx, c)),
        firstname: body.firstname,
        lastname: body.lastname ?? '',
        password: body.password,
        passwordConfirmation: body.password_confirmation,
        gender: body.gender,
      });
      return presentSession(session, ctx.currency);
    },
  );
}
