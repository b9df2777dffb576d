import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pluralRule } from './plural-rules';

export type TextBundle = Readonly<Record<string, string>>;

interface I18nOptions {
  /** Told of every text that is read, plural forms by their own key. */
  readonly onRead?: ((key: string) => void) | undefined;
  /** What stands where a text is missing; the key itself when absent. */
  readonly onMissing?: (key: string) => string;
}

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

/** Where i18next looks every text up; its types do not name it. */
type Store = i18n['store'] & {
  getResource?: (
    lng: string,
    namespace: string,
    key: string,
    options?: unknown,
  ) => unknown;
};

function tellReads(store: Store, onRead: (key: string) => void): void {
  const find = store.getResource?.bind(store);
  store.getResource = (lng, namespace, key, options) => {
    const found = find?.(lng, namespace, key, options);
    if (key && found !== undefined) onRead(key);
    return found;
  };
}

/**
 * A fresh instance with one language's texts, ready at once: one per request on the server, one per language in the
 * browser. Keys are flat (`found.number.results`), so neither dots nor colons separate.
 */
export function createI18n(
  locale: string,
  translation: TextBundle,
  { onMissing, onRead }: I18nOptions = {},
): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    supportedLngs: false,
    defaultNS: 'translation',
    ns: ['translation'],
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [locale]: { translation } },
    returnEmptyString: false,
    ...(onMissing && { parseMissingKeyHandler: onMissing }),
  });
  Object.assign(instance.services.pluralResolver, pluralResolver);
  if (onRead) tellReads(instance.store, onRead);
  return instance;
}
