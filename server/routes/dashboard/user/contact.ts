import type { OpenAPIHono } from '@hono/zod-openapi';
import { CodeSent, VerifyCodeBody } from '@/server/contracts/account/auth';
import {
  ContactBody,
  ContactParams,
  PasswordBody,
} from '@/server/contracts/account/profile';
import { User } from '@/server/contracts/account/user';
import { accountSubject } from '@/server/domain/account/account-subject';
import { askedFrom } from '@/server/domain/account/limit/asked-from';
import {
  askContact,
  confirmContact,
  removeContact,
} from '@/server/domain/account/profile/change-contact';
import {
  changePassword,
  sendPasswordCode,
} from '@/server/domain/account/profile/change-password';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { codeSent } from '@/server/routes/auth/code-sent';
import { presentUser } from '@/server/presenters/account/present-user';

const PROFILE = '/dashboard/user/profile';

/** What the caller is reached and signs in by: e-mail, phone, password. Each change is proved. */
export function contactRoutes(api: OpenAPIHono<AppEnv>): void {
  const common = { tag: 'Profile', access: 'bearer' } as const;
  route(
    api,
    {
      ...common,
      method: 'post',
      path: `${PROFILE}/contact`,
      summary: 'Send a code to the e-mail or phone that is to be the new one',
      body: ContactBody,
      data: CodeSent,
    },
    async (ctx, { body }) => {
      const sent = await askContact(ctx, accountSubject(body), {
        askedFrom: askedFrom(ctx),
        isAgain: body.resend ?? false,
      });
      return codeSent(ctx.lang, null, sent);
    },
  );
  route(
    api,
    {
      ...common,
      method: 'post',
      path: `${PROFILE}/contact/confirm`,
      summary: 'Take the new e-mail or phone, with the code that came to it',
      body: VerifyCodeBody,
      data: User,
    },
    async (ctx, { body }) => {
      const subject = accountSubject(body);
      const profile = await confirmContact(ctx, subject, body.verifyCode);
      return presentUser(profile, ctx);
    },
  );
  route(
    api,
    {
      ...common,
      method: 'delete',
      path: `${PROFILE}/contact/{kind}`,
      summary: 'Take the e-mail or the phone away while the other one stays',
      params: ContactParams,
      data: User,
    },
    async (ctx, { params }) =>
      presentUser(await removeContact(ctx, params.kind), ctx),
  );
  route(
    api,
    {
      ...common,
      method: 'post',
      path: `${PROFILE}/password/code`,
      summary: 'Send the code that sets a first password',
      data: CodeSent,
    },
    async (ctx) =>
      codeSent(ctx.lang, null, await sendPasswordCode(ctx, askedFrom(ctx))),
  );
  route(
    api,
    {
      ...common,
      method: 'post',
      path: `${PROFILE}/password/update`,
      summary: 'Change the password; every other session of the account ends',
      body: PasswordBody,
      data: User,
    },
    async (ctx, { body }) => {
      const profile = await changePassword(ctx, {
        oldPassword: body.old_password,
        code: body.verifyCode,
        password: body.password,
        confirmation: body.password_confirmation,
      });
      return presentUser(profile, ctx);
    },
  );
}
