/** A word of the brand: the same in every language, or by language. */
export type BrandWords = string | Readonly<Record<string, string>>;

/** The picture at the top of every page. */
export interface BrandLogo {
  readonly src: string;
  /** For the dark scheme; not there: the same. */
  readonly dark?: string;
  /** Its size in pixels, so that nothing moves when it comes. */
  readonly width: number;
  readonly height: number;
}

/** What pages show of a site's own brand (server/caches/site-brand.ts). */
export interface ShellBrand {
  /** In the language of the page. */
  readonly name: string;
  /** Changes with every change of the look: part of the addresses of its files. */
  readonly version: string;
  readonly logo?: BrandLogo;
}

/** What the site is called until its operator names it. */
export const OWN_NAME = 'Sofra';

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
export const iconFile = (file: string, version?: string): string =>
  version ? `/icons/${file}?v=${version}` : `/icons/${file}`;
