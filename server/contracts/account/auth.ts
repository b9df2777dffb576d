import { z } from '@hono/zod-openapi';
import { REFERRAL_MAX_LENGTH } from '@/utils/constants/limits';
import { absentable, CommonQuery } from '../common';
import {
  Email,
  FirstName,
  Gender,
  LastName,
  NewPassword,
  Password,
  Phone,
  VerifyCode,
} from './fields';

/** E-mail or phone; exactly one is needed. */
export const AccountSubject = z.object({
  email: absentable(Email),
  phone: absentable(Phone),
});

/** The subject may also stand in the query. */
export const AccountQuery = CommonQuery.extend(AccountSubject.shape);

/** What a phone's sign-up answers; an e-mail's is empty, unless the code of before is still in force. */
export const CodeSent = z
  .object({
    verifyId: z.string().optional(),
    phone: z.string().optional().openapi({ example: '+49*******67' }),
    retry_after: z.number().int().optional().openapi({
      description: 'Nothing was sent: seconds until another may be asked for',
    }),
    notice: z.string().optional().openapi({ description: 'The same in words' }),
  })
  .openapi('CodeSent');

export type CodeSentDto = z.infer<typeof CodeSent>;

export const VerifyToken = z
  .object({ verify_token: z.string() })
  .openapi('VerifyToken');

export const VerifyCodeParams = z.object({ code: z.string().regex(/^\d{6}$/) });

export const VerifyCodeBody = AccountSubject.extend({
  verifyId: z.string().optional(),
  verifyCode: VerifyCode,
});

/** The code of a phone, named by its send alone. */
export const VerifyPhoneBody = z.object({
  verifyId: z.uuid(),
  verifyCode: VerifyCode,
});

/** What the code of `GET /auth/verify/{code}` earns: a token with a subject, else whose it was. */
export const VerifiedCode = z
  .object({
    verify_token: z.string().optional(),
    email: z.string().optional().openapi({
      description: 'Without a subject: after-verify takes it from here, once',
    }),
  })
  .openapi('VerifiedCode');

/**
 * With the token of the code; our own pages have it in a cookie, and name the subject. Or, from where the code was entered
 * alone, with whose it was.
 */
export const AfterVerifyBody = AccountSubject.extend({
  verify_token: absentable(z.string().max(200)),
  firstname: FirstName,
  lastname: LastName,
  password: NewPassword,
  password_confirmation: z.string(),
  gender: absentable(Gender),
  referral: absentable(z.string().trim().max(REFERRAL_MAX_LENGTH)),
});

export const LogoutBody = z.object({
  firebase_token: z.string().max(500).optional(),
});

export const LoginBody = AccountSubject.extend({
  password: Password,
});
