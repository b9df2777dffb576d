import { brandName } from '@/server/caches/site-brand';
import { errorTexts } from '@/server/caches/text-files';
import { DEFAULT_LOCALE, type LocaleCode } from '@/utils/i18n/locales';
import { pluralRule } from '@/utils/i18n/plural-rules';
import { spokenIn } from '@/utils/i18n/site-languages';

type Params = Readonly<Record<string, string | number>>;

/** A key's text; with a `count` its form for that number. */
function textOf(
  locale: LocaleCode,
  key: string,
  { count }: Params,
): string | undefined {
  const texts = errorTexts(locale);
  return typeof count === 'number'
    ? texts[`${key}_${pluralRule(locale).select(count)}`]
    : texts[key];
}

/**
 * A text of locales/<lng>/errors.json with its {{placeholders}} filled, in the plural form of a `count`, in the
 * site's first language where this one is off; English when the language lacks it. `{{name}}` is the site's name where nothing else is given.
 */
export function errorMessage(
  lang: string,
  key: string,
  params: Params = {},
): string {
  const text =
    textOf(spokenIn(lang), key, params) ??
    textOf(DEFAULT_LOCALE, key, params) ??
    key;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    String(params[name] ?? (name === 'name' ? brandName(spokenIn(lang)) : '')),
  );
}
