import type { NumberSeparators } from './money';

const NO_BREAK_SPACE = '\u00A0';
const point: NumberSeparators = { group: ',', decimal: '.' };
const comma: NumberSeparators = { group: '.', decimal: ',' };
const spaced: NumberSeparators = { group: NO_BREAK_SPACE, decimal: ',' };

/** Languages not named here write 1,234.50; digits are Western in all of them. */
const SEPARATORS: Readonly<Record<string, NumberSeparators>> = {
  es: comma,
  el: comma,
  fr: spaced,
  de: comma,
  ru: spaced,
  tr: comma,
  az: comma,
  af: spaced,
  be: spaced,
  bg: spaced,
  cs: spaced,
  id: comma,
  kz: spaced,
  tg: spaced,
  tk: spaced,
};

/**
 * How a language of the product groups and splits numbers. Our own table, because Intl has no data
 * for some of the 24 languages and differs between Node and browsers.
 */
export function separatorsOf(language: string): NumberSeparators {
  return SEPARATORS[language] ?? point;
}

/** With one decimal, as the separators have it: `4.7`, `4,7`. */
export function oneDecimal(
  value: number,
  { decimal }: Pick<NumberSeparators, 'decimal'>,
): string {
  return value.toFixed(1).replace('.', decimal);
}
