import type { OpenAPIHono } from '@hono/zod-openapi';
import { ERROR_CODES } from '@/server/contracts/error-codes';
import {
  AccountQuery,
  AccountSubject,
  AfterVerifyBody,
  CodeSent,
  Session,
  VerifyCodeBody,
  VerifyCodeParams,
  VerifyToken,
} from '@/server/contracts/user';
import { accountSubject } from '@/server/domain/auth/account-subject';
import { completeRegistration } from '@/server/domain/auth/complete-registration';
import { register, resendCode } from '@/server/domain/auth/register';
import type { SentCode } from '@/server/domain/auth/send-code';
import { verifyCode } from '@/server/domain/auth/verify-code';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { maskRecipient } from '@/server/domain/mail/mask-recipient';
import type { AppEnv } from '@/server/http/app-env';
import { Answer, route } from '@/server/http/define-route';
import { presentSession } from '@/server/presenters/present-user';

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

/** Registration in three steps: a code is sent, the code earns a token, the token and the details make the account. */
export function registrationRoutes(api: OpenAPIHono<AppEnv>): void {
  const access = 'public';

  route(
    api,
    {
      method: 'post',
      path: '/auth/register',
      summary: 'Send a code to a new e-mail or phone (body or query)',
      tag,
      access,
      query: AccountQuery,
      body: AccountSubject,
      data: CodeSent,
    },
    async (ctx, { query, body }) => {
      const subject = accountSubject({
        email: body.email ?? query.email,
        phone: body.phone ?? query.phone,
      });
      return codeSent(ctx.lang, subject, await register(ctx, subject));
    },
  );

  route(
    api,
    {
      method: 'post',
      path: '/auth/resend-verify',
      summary: 'Send the code again, 60 s after the last one at the soonest',
      tag,
      access,
      query: AccountQuery,
      body: AccountSubject,
      data: CodeSent,
    },
    async (ctx, { query, body }) => {
      const subject = accountSubject({
        email: body.email ?? query.email,
        phone: body.phone ?? query.phone,
      });
      return codeSent(ctx.lang, subject, await resendCode(ctx, subject));
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
      summary: 'The same, with the code in the path',
      tag,
      access,
      params: VerifyCodeParams,
      query: AccountQuery,
      data: VerifyToken,
    },
    (ctx, { params, query }) =>
      verifyCode(ctx, {
        subject: accountSubject(query),
        purpose: 'register',
        code: params.code,
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
    async (ctx, { body }) => {
      const {
        verify_token: verifyToken,
        password_confirmation: passwordConfirmation,
        ...details
      } = body;
      const session = await completeRegistration(ctx, {
        ...details,
        verifyToken,
        passwordConfirmation,
      });
      return presentSession(session, ctx.currency);
    },
  );
}
