import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeSlot } from '@/server/runtime';
import {
  DEFAULT_LOCALE,
  type Namespace,
  PAGE_NAMESPACES,
  type PageNamespace,
} from '@/utils/i18n/locales';
import { pseudoBundle, sourceLocale } from '@/utils/i18n/pseudo-text';

export type TextBundle = Readonly<Record<string, string>>;

/** The texts of locales/<lng>/<namespace>.json, read again from the file at each call. */
export function readTextFile(locale: string, namespace: Namespace): TextBundle {
  const folder = join(process.cwd(), 'locales', sourceLocale(locale));
  const file = readFileSync(join(folder, `${namespace}.json`), 'utf8');
  return pseudoBundle(locale, JSON.parse(file) as TextBundle);
}

/** Every text of pages in a language, whichever namespace it is in. */
export function readPageTexts(locale: string): TextBundle {
  const bundles = PAGE_NAMESPACES.map((name) => readTextFile(locale, name));
  return Object.assign({}, ...bundles) as TextBundle;
}

/** The key as code names it: without the form of a plural. */
export const baseKey = (key: string): string =>
  key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** The namespace of pages that has each key, as the English files are. */
export function namespacesOfKeys(): ReadonlyMap<string, PageNamespace> {
  return new Map(
    PAGE_NAMESPACES.flatMap((name) =>
      Object.keys(readTextFile(DEFAULT_LOCALE, name)).map(
        (key) => [baseKey(key), name] as const,
      ),
    ),
  );
}

/** Texts of pages by namespace, as the English files have their keys; what none has is `translation`'s. */
export function splitPageTexts(
  texts: TextBundle,
): Readonly<Record<PageNamespace, TextBundle>> {
  const names = namespacesOfKeys();
  const parts = Object.fromEntries(
    PAGE_NAMESPACES.map((name) => [name, {}]),
  ) as Record<PageNamespace, Record<string, string>>;
  for (const [key, text] of Object.entries(texts))
    parts[names.get(baseKey(key)) ?? 'translation'][key] = text;
  return parts;
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
