import 'i18next';
import type kitchen from '@/locales/en/kitchen.json';
import type translation from '@/locales/en/translation.json';

declare module 'i18next' {
  /** `t()` knows every key of locales/en. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { kitchen: typeof kitchen; translation: typeof translation };
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
