import { z } from '@hono/zod-openapi';
import { NewPassword } from './fields';

/** With the token that the code of a forgotten password earned. */
export const NewPasswordBody = z.object({
  verify_token: z.string().min(1).max(200),
  password: NewPassword,
  password_confirmation: z.string(),
});
