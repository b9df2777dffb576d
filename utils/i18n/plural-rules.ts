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

/** Our own table: Intl has no data for some of the product's languages and falls back to the host's. */
const RULES: Readonly<Record<string, PluralRule>> = {
  ar: ARABIC,
  en: ONE_OTHER,
  ru: SLAVIC,
};

/** The plural rule of a language (cardinals); English's when it has none of its own. */
export function pluralRule(locale: string): PluralRule {
  return RULES[locale] ?? ONE_OTHER;
}
