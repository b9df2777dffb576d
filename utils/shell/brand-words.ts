/** A word of the brand: the same in every language, or by language. */
export type BrandWords = string | Readonly<Record<string, string>>;

/** The word in that language, else in English, else in any. */
export function brandWord(words: BrandWords, lang: string): string {
  if (typeof words === 'string') return words;
  return words[lang] ?? words.en ?? Object.values(words)[0] ?? '';
}

/**
 * Reads a setting that holds a word: plain text, or JSON of words by language. Null: it is neither, or one of them is empty
 * or longer than `most`.
 */
export function readBrandWords(value: string, most: number): BrandWords | null {
  const isFit = (word: unknown): word is string =>
    typeof word === 'string' && word.trim() !== '' && word.length <= most;
  if (!value.startsWith('{')) return isFit(value) ? value.trim() : null;
  try {
    const words = JSON.parse(value) as Record<string, unknown>;
    const rows = Object.entries(words);
    return rows.length > 0 && rows.every(([, word]) => isFit(word))
      ? (words as Record<string, string>)
      : null;
  } catch {
    return null;
  }
}

/** The address of one of the brand's files; one version of it never changes. */
export const brandFile = (file: string, version: string): string =>
  `/brand/${file}?v=${version}`;

/** The address of an icon, of the product's own where there is no brand. */
export const iconFile = (file: string, version?: string | null): string =>
  version ? `/icons/${file}?v=${version}` : `/icons/${file}`;
