/** Languages of the example city by the letters they are written with; the first one when nothing tells more. */
const SCRIPTS: readonly (readonly [
  letters: RegExp,
  langs: readonly string[],
])[] = [
  [/\p{Script=Arabic}/u, ['ar', 'fa']],
  [/\p{Script=Cyrillic}/u, ['ru', 'be', 'bg', 'kz', 'tg']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Devanagari}/u, ['hi', 'sa']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
];

/**
 * The language to answer in: the usual one when the words may be of it, else the surest of those in which they were
 * understood, else one that is written with such letters.
 */
export function spokenLanguage(
  text: string,
  understood: readonly string[],
  usual: string,
): string {
  const written = SCRIPTS.find(([letters]) => letters.test(text))?.[1] ?? [];
  const possible = understood.length ? understood : written;
  return possible.includes(usual) ? usual : (possible[0] ?? usual);
}
