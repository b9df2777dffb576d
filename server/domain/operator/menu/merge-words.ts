import type { MenuProductDto } from '@/server/contracts/operator/menu';
import type { StoredWords } from '@/server/repositories/product/menu/menu-read-repository';
import type { Problems } from './problems';

/** Words by language, some of them new, some (null) taken away. One language at least has a title. */
export function mergeProductWords(
  before: StoredWords,
  given: MenuProductDto['translations'],
  { at, problems }: { readonly at: string; readonly problems: Problems },
): StoredWords {
  if (!given && Object.keys(before).length) return before;
  const merged = { ...before };
  for (const [lang, words] of Object.entries(given ?? {})) {
    if (words === null || words === undefined) {
      delete merged[lang];
      continue;
    }
    const title = words.title ?? merged[lang]?.title;
    const { description = merged[lang]?.description ?? null } = words;
    if (title === undefined)
      problems.add(`${at}.translations.${lang}.title`, 'is missing');
    else merged[lang] = { title, description: description || null };
  }
  if (!Object.keys(merged).length && !hasTitleProblem(given))
    problems.add(`${at}.translations.en.title`, 'is missing');
  return merged;
}

/** One that was told of already. */
const hasTitleProblem = (given: MenuProductDto['translations']): boolean =>
  Object.values(given ?? {}).some((words) => words && !words.title);

/** The names of what is different, such as `title:ru`. */
export function changedWords(
  before: StoredWords,
  after: StoredWords,
): string[] {
  const langs = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...langs].flatMap((lang) =>
    (['title', 'description'] as const)
      .filter(
        (name) =>
          (before[lang]?.[name] ?? null) !== (after[lang]?.[name] ?? null),
      )
      .map((name) => `${name}:${lang}`),
  );
}
