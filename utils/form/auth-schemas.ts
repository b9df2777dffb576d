import { object, ref, string } from 'yup';
import { looksLikePhone, readContact } from '@/utils/account/contact';
import { EMAIL_PATTERN, isInternational } from '@/utils/account/field-rules';
import {
  CODE_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  REFERRAL_MAX_LENGTH,
} from '@/utils/constants/limits';

/** Messages are keys of locales/<lng>/translation.json; the words are those of spec.md §5. */
export const emailRule = string()
  .trim()
  .required('form.emailEmpty')
  .max(EMAIL_MAX_LENGTH, 'form.tooLong')
  .matches(EMAIL_PATTERN, 'form.email');

export const firstNameRule = string()
  .trim()
  .required('form.firstnameEmpty')
  .max(NAME_MAX_LENGTH, 'form.tooLong');

export const lastNameRule = string()
  .trim()
  .max(NAME_MAX_LENGTH, 'form.tooLong');

/** The password of an account that exists, whatever its length. */
export const ownPasswordRule = string().required('form.passwordEmpty');

/** A password that is chosen. */
export const newPasswordRule = string()
  .required('form.newPasswordEmpty')
  .min(PASSWORD_MIN_LENGTH, 'form.passwordShort')
  .max(PASSWORD_MAX_LENGTH, 'form.tooLong');

export const passwordAgainRule = string()
  .required('auth.passwordAgain')
  .oneOf([ref('password')], 'form.passwordsDiffer');

/** What is wrong with a contact that does not fit. */
function contactProblem(text: string, dialCode: string, kind: ContactKind) {
  if (!looksLikePhone(text))
    return kind === 'phone'
      ? 'form.phone'
      : text.includes('@')
        ? 'form.email'
        : 'form.contact';
  return dialCode || isInternational(text) ? 'form.phone' : 'form.phoneCountry';
}

/** Which contacts a form takes. */
export type ContactKind = 'any' | 'phone';

/** An e-mail address or a phone number; `dialCode` as in utils/account/contact.ts, `empty` the words where none is. */
export function contactRule(
  dialCode: string,
  kind: ContactKind = 'any',
  empty = kind === 'phone' ? 'form.phoneEmpty' : 'form.contact',
) {
  return string()
    .trim()
    .required(empty)
    .max(EMAIL_MAX_LENGTH, 'form.tooLong')
    .test('contact', async (text, { createError }) => {
      const stored = await readContact(text, dialCode);
      const fits =
        stored !== null && (kind === 'any' || stored.startsWith('+'));
      return (
        fits || createError({ message: contactProblem(text, dialCode, kind) })
      );
    });
}

/** Signing in: one field for e-mail or phone, and the password. */
export const loginSchema = (dialCode: string) =>
  object({
    login: contactRule(dialCode),
    password: ownPasswordRule,
  });

/** Where to send a code. */
export const contactSchema = (dialCode: string, kind?: ContactKind) =>
  object({ contact: contactRule(dialCode, kind) });

export const linkSchema = object({ password: ownPasswordRule });

export const emailSchema = object({ email: emailRule });

export const codeSchema = object({
  code: string().matches(
    new RegExp(`^\\d{${CODE_LENGTH}}$`),
    'form.codeLength',
  ),
});

export const newPasswordSchema = object({
  password: newPasswordRule,
  password_confirmation: passwordAgainRule,
});

export const namesSchema = object({
  firstname: firstNameRule,
  lastname: lastNameRule,
});

export const detailsSchema = namesSchema.shape({
  password: newPasswordRule,
  referral: string().trim().max(REFERRAL_MAX_LENGTH, 'form.tooLong'),
});
