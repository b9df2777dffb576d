import type { Db } from '@/server/db/client';
import { findTranslationOverrides } from '@/server/repositories/settings/settings-repository';
import { readTextFile, type TextBundle } from '@/server/caches/text-files';
import { siteBrand } from '@/server/caches/site-brand';
import { cached } from '@/server/caches/catalogue-cache';
import type { Namespace } from '@/utils/i18n/locales';
import { spokenIn } from '@/utils/i18n/site-languages';

async function load(
  db: Db,
  locale: string,
  namespace: Namespace,
): Promise<TextBundle> {
  const texts: Record<string, string> = { ...readTextFile(locale, namespace) };
  const { tagline } = siteBrand();
  const ownLine = typeof tagline === 'string' ? tagline : tagline?.[locale];
  if (ownLine && namespace === 'translation') texts['footer.tagline'] = ownLine;
  const overrides = await cached('translations:overrides', () =>
    findTranslationOverrides(db),
  );
  for (const override of overrides)
    if (override.locale === locale && override.namespace === namespace)
      texts[override.key] = override.value;
  return texts;
}

/**
 * The flat texts of a language (of the site's first one where it is off) and a namespace: the file in locales/ with the
 * brand's tagline and the operator's overrides on top; from the process's cache. What `/locales/{lng}/{ns}.json` and translations/paginate answer alike.
 */
export function translationBundle(
  db: Db,
  locale: string,
  namespace: Namespace,
): Promise<TextBundle> {
  const lang = spokenIn(locale);
  return cached(`translations:${lang}:${namespace}`, () =>
    load(db, lang, namespace),
  );
}
