import { type AnyObjectSchema, object, string } from 'yup';
import {
  type BirthdayProblem,
  birthdayProblem,
} from '@/utils/account/birthday';
import {
  codeSchema,
  contactRule,
  emailRule,
  namesSchema,
  newPasswordSchema,
  ownPasswordRule,
} from './auth-schemas';

const BIRTHDAY_WORDS: Readonly<Record<BirthdayProblem, string>> = {
  future: 'account.birthday.future',
  invalid: 'account.birthday.invalid',
  young: 'account.birthday.young',
};

/** Messages are keys of locales/<lng>/translation.json; the words are those of spec.md §5. */
export const profileSchema = object({
  ...namesSchema.fields,
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

export const passwordChangeSchema = newPasswordSchema.shape({
  old_password: ownPasswordRule,
});

export const passwordSetSchema = newPasswordSchema.concat(codeSchema);

/** Of a form with nothing to fill in. */
export const emptySchema = object({});
