import type { Db } from '@/server/db/client';
import { findTranslationOverrides } from '@/server/repositories/settings/settings-repository';
import {
  readPageTexts,
  readTextFile,
  splitPageTexts,
  type TextBundle,
} from '@/server/caches/text-files';
import { siteBrand } from '@/server/caches/site-brand';
import { cached } from '@/server/caches/catalogue-cache';
import {
  type Namespace,
  PAGE_NAMESPACES,
  type PageNamespace,
} from '@/utils/i18n/locales';
import { spokenIn } from '@/utils/i18n/site-languages';

/** A namespace of its own, or `pages`: all texts of pages. */
type Bundle = Exclude<Namespace, PageNamespace> | 'pages';

async function load(
  db: Db,
  locale: string,
  bundle: Bundle,
): Promise<TextBundle> {
  const isPages = bundle === 'pages';
  const shipped = isPages
    ? readPageTexts(locale)
    : readTextFile(locale, bundle);
  const texts: Record<string, string> = { ...shipped };
  const { tagline } = siteBrand();
  const ownLine = typeof tagline === 'string' ? tagline : tagline?.[locale];
  if (ownLine && isPages) texts['footer.tagline'] = ownLine;
  const overrides = await cached('translations:overrides', () =>
    findTranslationOverrides(db),
  );
  const namespace = isPages ? 'translation' : bundle;
  for (const override of overrides)
    if (override.locale === locale && override.namespace === namespace)
      texts[override.key] = override.value;
  return texts;
}

const isPageNamespace = (namespace: Namespace): namespace is PageNamespace =>
  PAGE_NAMESPACES.some((name) => name === namespace);

/**
 * The flat texts of a language (of the site's first one where it is off): the files in locales/ with the brand's tagline and
 * the operator's overrides on top; from the process's cache. `translation` is all texts of pages, as the operator overrides them.
 */
export function translationBundle(
  db: Db,
  locale: string,
  namespace: Namespace,
): Promise<TextBundle> {
  if (isPageNamespace(namespace) && namespace !== 'translation')
    return namespaceBundle(db, locale, namespace);
  const lang = spokenIn(locale);
  const bundle = isPageNamespace(namespace) ? 'pages' : namespace;
  return cached(`translations:${lang}:${bundle}`, () => load(db, lang, bundle));
}

/** The same of one namespace alone: what `/locales/{lng}/{ns}.json` answers. */
export async function namespaceBundle(
  db: Db,
  locale: string,
  namespace: Namespace,
): Promise<TextBundle> {
  if (!isPageNamespace(namespace))
    return translationBundle(db, locale, namespace);
  const lang = spokenIn(locale);
  const parts = await cached(`translations:${lang}:parts`, async () =>
    splitPageTexts(await translationBundle(db, lang, 'translation')),
  );
  return parts[namespace];
}
