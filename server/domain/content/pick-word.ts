import type { ContentTranslations } from '@/server/db/schema/content/content-translations';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';

type Field = 'department' | 'description' | 'place' | 'summary' | 'title';

/** A text and the language it is in; the language is null where there is no text. */
export interface Word {
  readonly text: string;
  readonly locale: string | null;
}

/** A field in the asked language, else in the default language, else in any that has it. */
export function pickWord(
  translations: ContentTranslations,
  lang: string,
  field: Field,
): Word {
  const order = [lang, DEFAULT_LOCALE, ...Object.keys(translations)];
  const locale = order.find((code) => translations[code]?.[field]?.trim());
  if (locale === undefined) return { text: '', locale: null };
  return { text: translations[locale]?.[field]?.trim() ?? '', locale };
}
