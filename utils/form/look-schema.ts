import { object, string } from 'yup';
import { LOCALES } from '@/utils/i18n/locales';
import { THEME_CHOICES } from '@/utils/shell/theme-mode';

/** Language, currency and theme as a browser posts them without script. */
export const lookSchema = object({
  lang: string()
    .required('form.required')
    .oneOf(
      LOCALES.map(({ code }) => code),
      'form.required',
    ),
  currency: string()
    .required('form.required')
    .matches(/^\d{1,9}$/, 'form.required'),
  theme: string()
    .required('form.required')
    .oneOf(THEME_CHOICES, 'form.required'),
});
