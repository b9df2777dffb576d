import type { ContentTranslations } from '@/server/db/schema/content';
import { fallbackOrder } from '@/utils/i18n/site-languages';

type Field = 'department' | 'description' | 'place' | 'summary' | 'title';

/** A text and the language it is in; the language is null where there is no text. */
export interface Word {
  readonly text: string;
  readonly locale: string | null;
}

/** A field in the asked language, else in the site's first one, in English, or in any that has it. */
export function pickWord(
  translations: ContentTranslations,
  lang: string,
  field: Field,
): Word {
  const locale = fallbackOrder(lang, translations).find((code) =>
    translations[code]?.[field]?.trim(),
  );
  if (locale === undefined) return { text: '', locale: null };
  return { text: translations[locale]?.[field]?.trim() ?? '', locale };
}
