import { z } from '@hono/zod-openapi';
import { birthdayProblem } from '@/utils/account/birthday';
import { EMAIL_PATTERN, GENDERS } from '@/utils/account/field-rules';
import {
  CODE_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@/utils/constants/limits';
import { absentable, wordOrNumber } from '../common';

/**
 * The fields of accounts as every call takes them, by the rules that the forms keep, too (utils/account/field-rules.ts).
 * A phone is brought to E.164 by `accountSubject`.
 */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(EMAIL_MAX_LENGTH)
  .pipe(z.email({ pattern: EMAIL_PATTERN }));

/** As people write it. */
export const Phone = wordOrNumber(z.string().trim().max(30));

export const FirstName = z.string().trim().min(1).max(NAME_MAX_LENGTH);

export const LastName = absentable(z.string().trim().max(NAME_MAX_LENGTH));

/** One that is chosen. */
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH)
  .max(PASSWORD_MAX_LENGTH);

/** One that is checked. */
export const Password = z.string().min(1).max(PASSWORD_MAX_LENGTH);

export const Gender = z.enum(GENDERS);

const BIRTHDAY_KEYS = {
  future: 'validation.birthday_future',
  invalid: 'validation.birthday',
  young: 'validation.birthday_young',
} as const;

export const Birthday = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const problem = birthdayProblem(text, new Date());
    if (problem)
      context.addIssue({ code: 'custom', message: BIRTHDAY_KEYS[problem] });
  })
  .openapi({ example: '1990-05-17' });

/** Six digits, also as a number that has lost its zeros. */
export const VerifyCode = z.preprocess(
  (value) =>
    typeof value === 'number'
      ? String(value).padStart(CODE_LENGTH, '0')
      : value,
  z
    .string()
    .trim()
    .regex(/^\d{6}$/),
);
