import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { fallbackOrder } from '@/utils/i18n/site-languages';
import type { TranslationDto } from '@/server/contracts/common';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';

type Field = 'address' | 'button' | 'description' | 'kicker' | 'title';

/** One text in the asked language, else in the site's first one, in English, or in any; null when there is none. */
export function pickText(
  translations: Translations,
  lang: string,
  field: Field,
): string | null {
  for (const code of fallbackOrder(lang, translations)) {
    const text = translations[code]?.[field];
    if (text) return text;
  }
  return null;
}

/** Title and description, each falling back on its own; `ownerId` is the id of texts that have no row of their own. */
export function presentTranslation(
  translations: Translations,
  lang: string,
  ownerId: number,
): TranslationDto {
  const locale =
    fallbackOrder(lang, {}).find((code) => translations[code]) ??
    DEFAULT_LOCALE;
  return {
    id: translations[locale]?.id ?? ownerId,
    locale,
    title: pickText(translations, lang, 'title') ?? '',
    description: pickText(translations, lang, 'description'),
  };
}
