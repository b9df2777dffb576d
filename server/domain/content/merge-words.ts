import type { ContentTranslations } from '@/server/db/schema/content/content-translations';

type Words = ContentTranslations[string];

/** Given languages replace what stands in them, null takes one away, the others stay. */
export function mergeWords(
  known: ContentTranslations,
  given: Readonly<Record<string, Words | null | undefined>>,
): ContentTranslations {
  const merged = Object.entries({ ...known, ...given });
  return Object.fromEntries(
    merged.filter((entry): entry is [string, Words] => entry[1] != null),
  );
}
