/** The languages of ours that Stripe's hosted page has, by its own names. */
const STRIPE_LOCALES: Readonly<Record<string, string>> = {
  bg: 'bg',
  cs: 'cs',
  de: 'de',
  el: 'el',
  en: 'en',
  es: 'es',
  fr: 'fr',
  hi: 'hi-IN',
  id: 'id',
  ja: 'ja',
  ko: 'ko',
  ru: 'ru',
  tr: 'tr',
  zh: 'zh',
};

/** For a language of ours; `auto` (the browser's choice) for one that Stripe does not know. */
export const stripeLocale = (lang: string): string =>
  STRIPE_LOCALES[lang] ?? 'auto';
