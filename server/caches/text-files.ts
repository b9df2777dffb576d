import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeSlot } from '@/server/runtime';
import type { Namespace } from '@/utils/i18n/locales';
import { pseudoBundle, sourceLocale } from '@/utils/i18n/pseudo-text';

export type TextBundle = Readonly<Record<string, string>>;

/** The texts of locales/<lng>/<namespace>.json, read again from the file at each call. */
export function readTextFile(locale: string, namespace: Namespace): TextBundle {
  const folder = join(process.cwd(), 'locales', sourceLocale(locale));
  const file = readFileSync(join(folder, `${namespace}.json`), 'utf8');
  return pseudoBundle(locale, JSON.parse(file) as TextBundle);
}

/** The texts of locales/<lng>/errors.json, read once. */
export function errorTexts(locale: string): TextBundle {
  const bundles = runtimeSlot(
    'error-bundles',
    () => new Map<string, TextBundle>(),
  );
  const bundle = bundles.get(locale) ?? readTextFile(locale, 'errors');
  bundles.set(locale, bundle);
  return bundle;
}
