import { z } from '@hono/zod-openapi';
import { PASSWORD_MAX_LENGTH } from '@/utils/constants/limits';
import { absentable } from '../common';
import { VerifyCode } from './fields';

/** One of the two; an account without a password has the code alone. */
export const DeletionBody = z.object({
  password: absentable(z.string().max(PASSWORD_MAX_LENGTH)),
  verifyCode: absentable(VerifyCode),
});

export const DeletionCodeSent = z
  .object({
    to: z
      .string()
      .openapi({ description: 'Masked', example: 'd***@mail.example' }),
  })
  .openapi('DeletionCodeSent');

export type DeletionCodeSentDto = z.infer<typeof DeletionCodeSent>;
