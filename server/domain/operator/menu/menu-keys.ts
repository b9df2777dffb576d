import type { LabelTranslations } from '@/server/db/schema/catalogue';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { latinSlug } from '@/utils/text/latin-slug';

interface Named {
  readonly key: string | null;
  readonly translations: LabelTranslations;
}

const KEY_MAX = 90;

function titleOf(translations: LabelTranslations): string {
  const words =
    translations[DEFAULT_LOCALE] ??
    Object.entries(translations).sort(([a], [b]) => (a < b ? -1 : 1))[0]?.[1];
  return words?.title.trim().slice(0, KEY_MAX) || 'group';
}

/** What the files call each: its key, else its title, with a number when another has it; each once. */
export function keysOf(rows: readonly Named[]): readonly string[] {
  const taken = new Set(rows.flatMap(({ key }) => key ?? []));
  return rows.map(({ key, translations }) => {
    if (key !== null) return key;
    const title = titleOf(translations);
    let free = title;
    for (let number = 2; taken.has(free); number += 1)
      free = `${title}#${number}`;
    taken.add(free);
    return free;
  });
}

/** The slug of what has a title or an article number and no slug. */
export const slugOf = (title: string): string => latinSlug(title, KEY_MAX);

/** Titles by language, some of them new, some (null) taken away; the rest of a label's words stays. */
export function mergeLabels(
  before: LabelTranslations,
  given: Readonly<Record<string, { title: string } | null | undefined>> = {},
): LabelTranslations {
  const merged = { ...before };
  for (const [lang, words] of Object.entries(given)) {
    if (words) merged[lang] = { ...merged[lang], ...words };
    else if (words === null) delete merged[lang];
  }
  return merged;
}
