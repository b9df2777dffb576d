export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A plural rule: which categories a language has and which one a count takes. */
export interface PluralRule {
  readonly categories: readonly PluralCategory[];
  readonly select: (count: number) => PluralCategory;
}

const ONE_OTHER: PluralRule = {
  categories: ['one', 'other'],
  select: (n) => (n === 1 ? 'one' : 'other'),
};

const SLAVIC: PluralRule = {
  categories: ['one', 'few', 'many', 'other'],
  select: (n) => {
    if (!Number.isInteger(n)) return 'other';
    const tens = n % 100;
    const ones = n % 10;
    if (ones === 1 && tens !== 11) return 'one';
    if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return 'few';
    return 'many';
  },
};

const ARABIC: PluralRule = {
  categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
  select: (n) => {
    if (n === 0) return 'zero';
    if (n === 1) return 'one';
    if (n === 2) return 'two';
    const tens = n % 100;
    if (tens >= 3 && tens <= 10) return 'few';
    if (tens >= 11) return 'many';
    return 'other';
  },
};

const OTHER: PluralRule = { categories: ['other'], select: () => 'other' };

/** Zero counts as one: French, Persian, Hindi, Malagasy. */
const ZERO_ONE_OTHER: PluralRule = {
  categories: ['one', 'other'],
  select: (n) => (n >= 0 && n <= 1 ? 'one' : 'other'),
};

/** In French everything below two is singular, 1.5 too. */
const FRENCH: PluralRule = {
  categories: ['one', 'other'],
  select: (n) => (n >= 0 && n < 2 ? 'one' : 'other'),
};

const CZECH: PluralRule = {
  categories: ['one', 'few', 'many', 'other'],
  select: (n) => {
    if (!Number.isInteger(n)) return 'many';
    if (n === 1) return 'one';
    return n >= 2 && n <= 4 ? 'few' : 'other';
  },
};

/** Singular, dual, plural. */
const SANSKRIT: PluralRule = {
  categories: ['one', 'two', 'other'],
  select: (n) => {
    if (n === 1) return 'one';
    return n === 2 ? 'two' : 'other';
  },
};

/** Our own table: Intl has no data for some of the product's languages and falls back to the host's. */
const RULES: Readonly<Record<string, PluralRule>> = {
  ar: ARABIC,
  be: SLAVIC,
  cs: CZECH,
  fa: ZERO_ONE_OTHER,
  fr: FRENCH,
  hi: ZERO_ONE_OTHER,
  id: OTHER,
  ja: OTHER,
  ko: OTHER,
  mg: ZERO_ONE_OTHER,
  ru: SLAVIC,
  sa: SANSKRIT,
  zh: OTHER,
};

/** The plural rule of a language (cardinals); one and other where the table names none. */
export function pluralRule(locale: string): PluralRule {
  return RULES[locale] ?? ONE_OTHER;
}
