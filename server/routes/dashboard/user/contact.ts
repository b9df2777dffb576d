import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Ctx } from '@/server/context';
import { VerifyCodeBody } from '@/server/contracts/account/auth';
import { ERROR_CODES } from '@/server/contracts/error-codes';
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
import { errorMessage } from '@/server/domain/i18n/error-message';
import type { AppEnv } from '@/server/http/app-env';
import { Answer, route } from '@/server/http/define-route';
import { presentUser } from '@/server/presenters/account/present-user';

const PROFILE = '/dashboard/user/profile';

/** A success whose words are those of code 216; the code itself is in a mail alone. */
const codeSent = ({ lang }: Ctx): Answer =>
  new Answer({}, { message: errorMessage(lang, ERROR_CODES.code_sent.key) });

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
    },
    async (ctx, { body }) => {
      await askContact(ctx, accountSubject(body), {
        askedFrom: askedFrom(ctx),
        isAgain: body.resend ?? false,
      });
      return codeSent(ctx);
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
    },
    async (ctx) => {
      await sendPasswordCode(ctx, askedFrom(ctx));
      return codeSent(ctx);
    },
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
