import { z } from '@hono/zod-openapi';
import { SOCIAL_PROVIDERS } from '@/utils/constants/kinds';
import { absentable } from '../common';
import { Password, VerifyCode } from './fields';

export const SocialParams = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
});

/** An ID token; whatever else is posted, an e-mail too, is not believed. */
export const SocialBody = z.object({
  id_token: z.string().min(1).max(10_000),
  referral: absentable(z.string().max(50)),
});

const linkToken = z.string().min(1).max(200);

export const LinkCodeBody = z.object({ link_token: linkToken });

/** With the account's password, or with the code that was sent to its e-mail. */
export const LinkBody = z.object({
  link_token: linkToken,
  password: absentable(Password),
  verifyCode: absentable(VerifyCode),
});
