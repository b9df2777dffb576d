import { object, string } from 'yup';
import { isSpoken } from '@/utils/i18n/site-languages';
import { THEME_CHOICES } from '@/utils/shell/theme-mode';

/** Language, currency and theme as a browser posts them without script. */
export const lookSchema = object({
  lang: string()
    .required('form.required')
    .test('spoken', 'form.required', isSpoken),
  currency: string()
    .required('form.required')
    .matches(/^\d{1,9}$/, 'form.required'),
  theme: string()
    .required('form.required')
    .oneOf(THEME_CHOICES, 'form.required'),
});
