import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { PAGE_NAMESPACES, type PageNamespace } from './locales';
import { pluralRule } from './plural-rules';

export type TextBundle = Readonly<Record<string, string>>;

/** The texts of pages by namespace, as far as they are here. */
export type PageTexts = Readonly<Partial<Record<PageNamespace, TextBundle>>>;

/** i18next asks this instead of Intl.PluralRules. */
const pluralResolver = {
  getRule: (locale: string) => {
    const rule = pluralRule(locale);
    return {
      select: rule.select,
      resolvedOptions: () => ({ pluralCategories: rule.categories }),
    };
  },
  getSuffixes: (locale: string) =>
    pluralRule(locale).categories.map((category) => `_${category}`),
  getSuffix: (locale: string, count: number) =>
    `_${pluralRule(locale).select(count)}`,
  needsPlural: () => true,
  getPluralFormsOfKey: (locale: string, key: string) =>
    pluralRule(locale).categories.map((category) => `${key}_${category}`),
  addRule: () => undefined,
  clearCache: () => undefined,
};

/**
 * A fresh instance with one language's texts, ready at once: one per request on the server, one per language in the
 * browser. Keys are flat (`found.number.results`), so neither dots nor colons separate; a text is found in whichever namespace has
 * it. `{{name}}` is the site's name where nothing else is given.
 */
export function createI18n(
  locale: string,
  translation: TextBundle | null,
  site = '',
  subjects: PageTexts = {},
): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    supportedLngs: false,
    defaultNS: 'translation',
    fallbackNS: PAGE_NAMESPACES,
    ns: ['translation'],
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { name: site } },
    // what a component names is looked in, in its order
    react: { useSuspense: false, nsMode: 'fallback' },
    resources: {
      [locale]: { ...(translation && { translation }), ...subjects },
    },
    returnEmptyString: false,
  });
  Object.assign(instance.services.pluralResolver, pluralResolver);
  return instance;
}
