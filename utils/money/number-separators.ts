import type { NumberSeparators } from './money';

const GAP = '\u00A0';
const point: NumberSeparators = {
  group: ',',
  decimal: '.',
  money: '¤#',
  percent: '#%',
};
const comma = { ...point, group: '.', decimal: ',' };
const after = { ...comma, money: `#${GAP}¤` };
const spaced = { ...after, group: GAP };
const apart = { percent: `#${GAP}%` };
const sum = { som: 'сум' };

/**
 * As CLDR 48 has them, with Western digits (the unit test compares each with Node's Intl). Ours: a gap of U+00A0 where
 * French has a thinner one, thousands in Hindi and Sanskrit, and Arabic amounts left to right, so that `¤ #` looks as
 * CLDR's `# ¤` from right to left. Languages not named here write as English does.
 */
const SEPARATORS: Readonly<Record<string, NumberSeparators>> = {
  es: { ...after, ...apart },
  el: { ...after, som: 'σομ' },
  fr: { ...spaced, ...apart },
  de: { ...after, ...apart },
  ru: { ...spaced, ...apart, ...sum },
  sa: { ...point, som: 'सोम' },
  tr: { ...comma, percent: '%#' },
  az: after,
  af: { ...spaced, money: '¤#' },
  ar: { ...point, money: `¤${GAP}#`, som: 'سوم' },
  be: { ...spaced, ...apart, ...sum },
  bg: { ...spaced, ...sum },
  cs: { ...spaced, ...apart },
  fa: { ...point, money: `¤${GAP}#`, som: 'سوم' },
  hi: { ...point, som: 'सोम' },
  id: comma,
  ja: { ...point, som: 'スム' },
  kz: { ...spaced, som: 'сом' },
  ko: { ...point, som: '숨' },
  mg: { ...point, money: `¤${GAP}#` },
  tg: { ...spaced, som: 'сӯм' },
  tk: { ...spaced, ...apart },
  zh: { ...point, som: '苏姆' },
};

/** How a language of the product writes numbers. Our own table, so that server and every browser write the same. */
export function separatorsOf(language: string): NumberSeparators {
  return SEPARATORS[language] ?? point;
}

/** A percentage as the language writes it, kept left to right inside a sentence: `5%`, `7,5 %`, `%5`. */
export function percentText(value: number, language: string): string {
  const { decimal, percent } = separatorsOf(language);
  const number = String(value).replace('.', decimal);
  return `\u2066${percent.replace('#', number)}\u2069`;
}

/** With one decimal, as the separators have it: `4.7`, `4,7`. */
export function oneDecimal(
  value: number,
  { decimal }: Pick<NumberSeparators, 'decimal'>,
): string {
  return value.toFixed(1).replace('.', decimal);
}
