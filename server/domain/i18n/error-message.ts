import { errorTexts } from '@/server/caches/text-files';
import { DEFAULT_LOCALE, isLocale } from '@/utils/i18n/locales';

/** A text of locales/<lng>/errors.json with its {{placeholders}} filled; English when the language lacks it. */
export function errorMessage(
  lang: string,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text =
    errorTexts(isLocale(lang) ? lang : DEFAULT_LOCALE)[key] ??
    errorTexts(DEFAULT_LOCALE)[key] ??
    key;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  );
}
