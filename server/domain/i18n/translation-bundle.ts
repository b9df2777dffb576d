import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@/server/db/client';
import { findTranslationOverrides } from '@/server/repositories/settings/settings-repository';
import { pseudoBundle, sourceLocale } from '@/utils/i18n/pseudo-text';
import { cached } from '../catalogue-cache';

export type Namespace = 'errors' | 'translation';

export type TextBundle = Readonly<Record<string, string>>;

async function load(
  db: Db,
  locale: string,
  namespace: Namespace,
): Promise<TextBundle> {
  const folder = join(process.cwd(), 'locales', sourceLocale(locale));
  const file = await readFile(join(folder, `${namespace}.json`), 'utf8');
  const texts = { ...pseudoBundle(locale, JSON.parse(file) as TextBundle) };
  const overrides = await cached('translations:overrides', () =>
    findTranslationOverrides(db),
  );
  for (const override of overrides)
    if (override.locale === locale && override.namespace === namespace)
      texts[override.key] = override.value;
  return texts;
}

/**
 * The flat texts of a language in force and a namespace: the file in locales/ with the operator's overrides on
 * top; from the process's cache. What `/locales/{lng}/{ns}.json` and translations/paginate answer alike.
 */
export function translationBundle(
  db: Db,
  locale: string,
  namespace: Namespace,
): Promise<TextBundle> {
  return cached(`translations:${locale}:${namespace}`, () =>
    load(db, locale, namespace),
  );
}
