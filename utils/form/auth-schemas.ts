import { object, ref, string } from 'yup';
import {
  CODE_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@/utils/constants/limits';

/** Messages are keys of locales/<lng>/translation.json; the words are those of spec.md §5. */
const email = string()
  .trim()
  .required('form.required')
  .email('form.email')
  .max(254, 'form.tooLong');

export const loginSchema = object({
  email,
  password: string().required('form.required'),
});

export const emailSchema = object({ email });

export const codeSchema = object({
  code: string().matches(
    new RegExp(`^\\d{${CODE_LENGTH}}$`),
    'form.codeLength',
  ),
});

export const detailsSchema = object({
  firstname: string()
    .trim()
    .required('form.required')
    .max(NAME_MAX_LENGTH, 'form.tooLong'),
  lastname: string().trim().max(NAME_MAX_LENGTH, 'form.tooLong'),
  password: string()
    .required('form.required')
    .min(PASSWORD_MIN_LENGTH, 'form.passwordShort')
    .max(PASSWORD_MAX_LENGTH, 'form.tooLong'),
  password_confirmation: string()
    .required('form.required')
    .oneOf([ref('password')], 'form.passwordsDiffer'),
});
