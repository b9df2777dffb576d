import type { Bundle } from './locale-rules';

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ARABIC = /\p{Script=Arabic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const HAN = /\p{Script=Han}/u;

/** What each language is written in; languages not named here in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: ARABIC,
  be: CYRILLIC,
  bg: CYRILLIC,
  el: /\p{Script=Greek}/u,
  fa: ARABIC,
  hi: DEVANAGARI,
  ja: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
  ko: /\p{Script=Hangul}/u,
  kz: CYRILLIC,
  ru: CYRILLIC,
  sa: DEVANAGARI,
  tg: CYRILLIC,
  zh: HAN,
};

/** Alphabets whose letters look alike: one word never has letters of two. */
const ALIKE = [LATIN, CYRILLIC, /\p{Script=Greek}/u];
const MARKUP = /\{\{[^}]*\}\}|<[^>]*>/g;

/** Texts without a single letter of their language's script, and words that mix alphabets. */
export function findForeignScript(
  locale: string,
  bundle: Bundle,
  allowed: ReadonlySet<string>,
): string[] {
  const script = SCRIPTS[locale] ?? LATIN;
  return Object.entries(bundle).flatMap(([key, text]) => {
    const words = text.replace(MARKUP, ' ');
    const problems: string[] = [];
    const hasWords = /\p{L}{2}/u.test(words);
    if (hasWords && !script.test(words) && !allowed.has(key))
      problems.push(`"${key}" is in a foreign script: ${text}`);
    for (const word of words.match(/\p{L}+/gu) ?? [])
      if (ALIKE.filter((alphabet) => alphabet.test(word)).length > 1)
        problems.push(`"${key}" mixes alphabets in ${word}`);
    return problems;
  });
}

/** Texts with spaces at an end or in a row; separators are made of them. */
export function findUntidy(bundle: Bundle): string[] {
  return Object.entries(bundle)
    .filter(
      ([, text]) =>
        /\p{L}/u.test(text) && (text !== text.trim() || / {2}/.test(text)),
    )
    .map(([key]) => `"${key}" has spaces at an end or in a row`);
}
