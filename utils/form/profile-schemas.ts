import { type AnyObjectSchema, object, ref, string } from 'yup';
import {
  type BirthdayProblem,
  birthdayProblem,
} from '@/utils/account/birthday';
import {
  CODE_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@/utils/constants/limits';
import { contactRule, emailRule } from './auth-schemas';

const BIRTHDAY_WORDS: Readonly<Record<BirthdayProblem, string>> = {
  future: 'account.birthday.future',
  invalid: 'account.birthday.invalid',
  young: 'account.birthday.young',
};

/** Messages are keys of locales/<lng>/translation.json; the words are those of spec.md §5. */
export const profileSchema = object({
  firstname: string()
    .trim()
    .required('form.required')
    .max(NAME_MAX_LENGTH, 'form.tooLong'),
  lastname: string().trim().max(NAME_MAX_LENGTH, 'form.tooLong'),
  birthday: string().test((text, { createError }) => {
    const problem = text ? birthdayProblem(text, new Date()) : null;
    return (
      problem === null || createError({ message: BIRTHDAY_WORDS[problem] })
    );
  }),
  gender: string().oneOf(['', 'female', 'male'], 'form.required'),
});

/** The new e-mail or phone, in the field of its kind; `dialCode` as in utils/account/contact.ts. */
export const contactSchemas = (
  dialCode: string,
): Readonly<Record<'email' | 'phone', AnyObjectSchema>> => ({
  email: object({ email: emailRule }),
  phone: object({ phone: contactRule(dialCode, 'phone') }),
});

const newPassword = {
  password: string()
    .required('form.required')
    .min(PASSWORD_MIN_LENGTH, 'form.passwordShort')
    .max(PASSWORD_MAX_LENGTH, 'form.tooLong'),
  password_confirmation: string()
    .required('form.required')
    .oneOf([ref('password')], 'form.passwordsDiffer'),
};

export const passwordChangeSchema = object({
  old_password: string().required('form.required'),
  ...newPassword,
});

export const passwordSetSchema = object({
  code: string().matches(
    new RegExp(`^\\d{${CODE_LENGTH}}$`),
    'form.codeLength',
  ),
  ...newPassword,
});

/** Of a form with nothing to fill in. */
export const emptySchema = object({});
