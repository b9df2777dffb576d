import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@/server/db/client';
import { findTranslationOverrides } from '@/server/repositories/settings-repository';
import { cached } from '../catalogue-cache';

export type Namespace = 'errors' | 'translation';

export interface TranslationBundle {
  readonly texts: Readonly<Record<string, string>>;
  /** Of the texts; changes when one of them does. */
  readonly etag: string;
}

async function load(
  db: Db,
  locale: string,
  namespace: Namespace,
): Promise<TranslationBundle> {
  const file = join(process.cwd(), 'locales', locale, `${namespace}.json`);
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<
    string,
    string
  >;
  const overrides = await cached('translations:overrides', () =>
    findTranslationOverrides(db),
  );
  for (const override of overrides)
    if (override.locale === locale && override.namespace === namespace)
      texts[override.key] = override.value;
  const digest = createHash('sha256')
    .update(JSON.stringify(texts))
    .digest('base64url');
  return { texts, etag: `"${digest.slice(0, 22)}"` };
}

/**
 * The flat texts of a language in force and a namespace: the file in locales/ with the operator's overrides on
 * top; from the process's cache. What `/locales/{lng}/{ns}.json` and translations/paginate answer alike.
 */
export function translationBundle(
  db: Db,
  locale: string,
  namespace: Namespace,
): Promise<TranslationBundle> {
  return cached(`translations:${locale}:${namespace}`, () =>
    load(db, locale, namespace),
  );
}
