import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import type { TranslationDto } from '@/server/contracts/common';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';

type Field = 'address' | 'button' | 'description' | 'kicker' | 'title';

/** One text in the asked language, else in the default language, else in any; null when there is none. */
export function pickText(
  translations: Translations,
  lang: string,
  field: Field,
): string | null {
  const asked = translations[lang]?.[field];
  const fallback = translations[DEFAULT_LOCALE]?.[field];
  if (asked || fallback) return asked || fallback || null;
  for (const texts of Object.values(translations))
    if (texts[field]) return texts[field];
  return null;
}

/** Title and description, each falling back on its own; `ownerId` is the id of texts that have no row of their own. */
export function presentTranslation(
  translations: Translations,
  lang: string,
  ownerId: number,
): TranslationDto {
  const locale = translations[lang] ? lang : DEFAULT_LOCALE;
  return {
    id: translations[locale]?.id ?? ownerId,
    locale,
    title: pickText(translations, lang, 'title') ?? '',
    description: pickText(translations, lang, 'description'),
  };
}
