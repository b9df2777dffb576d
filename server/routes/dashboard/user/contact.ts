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
import { type Api, routesOf } from '@/server/http/define-route';
import { codeSent } from '@/server/routes/auth/code-sent';
import { presentUser } from '@/server/presenters/account/present-user';

const PROFILE = '/dashboard/user/profile';

/** What the caller is reached and signs in by: e-mail, phone, password. Each change is proved. */
export function contactRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Profile' });

  bearer.post(
    `${PROFILE}/contact`,
    'Send a code to the e-mail or phone that is to be the new one',
    { body: ContactBody, data: CodeSent },
    async (ctx, { body }) => {
      const sent = await askContact(ctx, accountSubject(body), {
        askedFrom: askedFrom(ctx),
        isAgain: body.resend ?? false,
      });
      return codeSent(ctx.lang, null, sent);
    },
  );
  bearer.post(
    `${PROFILE}/contact/confirm`,
    'Take the new e-mail or phone, with the code that came to it',
    { body: VerifyCodeBody, data: User },
    async (ctx, { body }) => {
      const subject = accountSubject(body);
      const profile = await confirmContact(ctx, subject, body.verifyCode);
      return presentUser(profile, ctx);
    },
  );
  bearer.delete(
    `${PROFILE}/contact/{kind}`,
    'Take the e-mail or the phone away while the other one stays',
    { params: ContactParams, data: User },
    async (ctx, { params }) =>
      presentUser(await removeContact(ctx, params.kind), ctx),
  );
  bearer.post(
    `${PROFILE}/password/code`,
    'Send the code that sets a first password',
    { data: CodeSent },
    async (ctx) =>
      codeSent(ctx.lang, null, await sendPasswordCode(ctx, askedFrom(ctx))),
  );
  bearer.post(
    `${PROFILE}/password/update`,
    'Change the password; every other session of the account ends',
    { body: PasswordBody, data: User },
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
