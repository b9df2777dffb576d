import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoBundle, sourceLocale } from '@/utils/i18n/pseudo-text';
import { DEFAULT_LOCALE, isLocale } from '@/utils/i18n/locales';
import { runtimeSlot } from '@/server/runtime';

type Bundle = Readonly<Record<string, string>>;

function readBundle(locale: string): Bundle {
  const folder = join(process.cwd(), 'locales', sourceLocale(locale));
  const file = readFileSync(join(folder, 'errors.json'), 'utf8');
  return pseudoBundle(locale, JSON.parse(file) as Bundle);
}

/** A text of locales/<lng>/errors.json with its {{placeholders}} filled; English when the language lacks it. */
export function errorMessage(
  lang: string,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const bundles = runtimeSlot('error-bundles', () => new Map<string, Bundle>());
  const load = (locale: string): Bundle => {
    const known = bundles.get(locale);
    if (known) return known;
    const bundle = readBundle(locale);
    bundles.set(locale, bundle);
    return bundle;
  };
  const text =
    load(isLocale(lang) ? lang : DEFAULT_LOCALE)[key] ??
    load(DEFAULT_LOCALE)[key] ??
    key;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  );
}
