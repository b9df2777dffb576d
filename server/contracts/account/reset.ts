import { z } from '@hono/zod-openapi';
import { absentable } from '../common';
import { AccountSubject } from './auth';
import { NewPassword } from './fields';

/** With the token that the code of a forgotten password earned; our own pages have it in a cookie, and name the subject. */
export const NewPasswordBody = AccountSubject.extend({
  verify_token: absentable(z.string().max(200)),
  password: NewPassword,
  password_confirmation: z.string(),
});
