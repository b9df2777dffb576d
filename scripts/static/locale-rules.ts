import { baseKey } from '@/server/caches/text-files';

export type Bundle = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g;

const BRANDS =
  /Sofra|Google Play|App Store|Instagram|Facebook|Twitter|\bX\b|Apple|Google/g;

/** The keys as code names them: plural forms count as their common stem. */
export function baseKeys(bundle: Bundle): ReadonlySet<string> {
  return new Set(
    Object.keys(bundle).map((key) =>
      isPlural(bundle, key) ? baseKey(key) : key,
    ),
  );
}

/** A key ending in a category is a plural form when its stem has the form every language has: other. */
function isPlural(bundle: Bundle, key: string): boolean {
  return baseKey(key) !== key && `${baseKey(key)}_other` in bundle;
}

function expectedKeys(source: Bundle, categories: readonly string[]): string[] {
  return [...baseKeys(source)].flatMap((key) =>
    key in source ? [key] : categories.map((category) => `${key}_${category}`),
  );
}

/** What the source counts somewhere: `items` of `{{count}} item` and `{{count}} items`. */
function countedNouns(source: Bundle): string[] {
  const words = Object.entries(source).flatMap(([key, text]) => {
    const one = source[key.replace(/_other$/, '_one')] ?? '';
    const single = new Set(one.match(/\w+/g));
    const isNoun = (word: string) =>
      !single.has(word) &&
      (single.has(word.slice(0, -1)) || single.has(word.replace(/es$/, '')));
    return key.endsWith('_other')
      ? [...text.matchAll(/\}\} (?:more )?(\w+s)\b/g)]
          .map(([, word = '']) => word)
          .filter(isNoun)
      : [];
  });
  return [...new Set(words)];
}

/** Texts that count something and have no plural forms: a `{{count}}`, or a number before what is counted elsewhere. */
export function findUnformed(source: Bundle): string[] {
  const nouns = countedNouns(source).join('|') || '(?!)';
  const counts = new RegExp(
    `\\{\\{count\\}\\}|\\}\\} (?:more )?(?:${nouns})\\b`,
  );
  return Object.entries(source)
    .filter(([key, text]) => !isPlural(source, key) && counts.test(text))
    .map(([key]) => `"${key}" counts, but has no plural forms`);
}

/** Texts, and plural forms of the language's own, that it lacks. */
export function findMissingForms(
  source: Bundle,
  bundle: Bundle,
  categories: readonly string[],
): string[] {
  return expectedKeys(source, categories)
    .filter((key) => !bundle[key]?.trim())
    .map((key) => `missing "${key}"`);
}

/** Keys that the source language does not have, or plural forms the language does not know. */
export function findForeign(
  source: Bundle,
  bundle: Bundle,
  categories: readonly string[],
): string[] {
  const expected = new Set(expectedKeys(source, categories));
  return Object.keys(bundle)
    .filter((key) => !expected.has(key))
    .map((key) => `extra "${key}"`);
}

/** Without placeholders, tags, brands and links. */
function wordsOf(text: string): string {
  return text
    .replace(PLACEHOLDER, ' ')
    .replace(BRANDS, ' ')
    .replace(/\S+@\S+|https?:\S+/g, ' ');
}

function placeholders(text: string): Set<string> {
  return new Set(
    [...text.matchAll(PLACEHOLDER)].map(([, name, tag]) => name ?? `<${tag}>`),
  );
}

/** Placeholders and tags must be the source's; a form for one exact number may leave the count out. */
export function findPlaceholderMismatches(
  source: Bundle,
  bundle: Bundle,
): string[] {
  return Object.entries(bundle).flatMap(([key, text]) => {
    const stem = baseKey(key);
    const model = source[key] ?? source[`${stem}_other`];
    if (model === undefined) return [];
    const wanted = placeholders(model);
    const found = placeholders(text);
    const mayOmitCount = /_(zero|one|two)$/.test(key);
    const differing = [...new Set([...wanted, ...found])].filter(
      (name) =>
        wanted.has(name) !== found.has(name) &&
        !(name === 'count' && mayOmitCount),
    );
    return differing.length === 0
      ? []
      : [`"${key}" differs from the source in ${differing.join(', ')}`];
  });
}

/** Keys of texts with words that read exactly as in English. */
export function sameAsSource(source: Bundle, bundle: Bundle): string[] {
  return Object.entries(bundle)
    .filter(
      ([key, text]) => source[key] === text && /\p{L}{2}/u.test(wordsOf(text)),
    )
    .map(([key]) => key);
}

/** Texts that read exactly as in English and are not on the list. */
export function findUntranslated(
  source: Bundle,
  bundle: Bundle,
  allowed: ReadonlySet<string>,
): string[] {
  return sameAsSource(source, bundle)
    .filter((key) => !allowed.has(key))
    .map((key) => `"${key}" is still English`);
}
