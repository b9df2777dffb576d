/**
 * Money in one place, for server and client: sums are integers in minor units (cents) everywhere but
 * on the wire and on the screen. One rounding rule: half away from zero, to a multiple of the
 * currency's `moneyUnit`. No Intl, so that Node and every browser write the same characters.
 */

export interface MoneyCurrency {
  /** Its ISO 4217 code. */
  readonly title: string;
  readonly symbol: string;
  /** Where the symbol stands in languages that write `$1.50`; others have a place of their own. */
  readonly position: 'before' | 'after';
}

/** Currencies that ISO 4217 gives no minor parts, and those whose minor parts nobody pays with. */
const WHOLE = /^(?:CLP|GNF|IDR|IRR|ISK|JPY|KRW|PYG|RWF|UGX|UZS|VND|X[AOP]F)$/i;

/** What amounts of a currency are multiples of, in minor units: 100 where nobody pays with minor parts, else 1. */
export function moneyUnit({ title }: Pick<MoneyCurrency, 'title'>): number {
  return WHOLE.test(title) ? 100 : 1;
}

/** How a language writes numbers (`1,234.50` or `1 234,50`), amounts and percentages. */
export interface NumberSeparators {
  readonly group: string;
  readonly decimal: string;
  /** Number `#` and symbol `¤`: `¤#`, `# ¤`. */
  readonly money: string;
  /** `#%`, `# %`, `%#`. */
  readonly percent: string;
  /** What the language calls a currency whose symbol is the word {@link SOM}. */
  readonly som?: string;
}

const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00A0';

/** A number as an exact fraction of whole numbers: 1.005 is 1005 / 10³, whatever its binary form. */
function exactDecimal(value: number): { digits: bigint; scale: number } {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0
    ? { digits, scale }
    : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const rounded = (size + denominator / 2n) / denominator;
  return Number(negative ? -rounded : rounded);
}

function requireFinite(value: number, what: string): void {
  if (!Number.isFinite(value))
    throw new RangeError(`${what} is not a finite number: ${value}`);
}

/** Throws RangeError for what is no amount in minor units. */
export function requireMinor(minor: number): void {
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`not an amount in minor units: ${minor}`);
}

/** minor × factor ÷ 10^shift, exact until the one rounding at the end, to a multiple of `unit`. */
function scaleMinor(
  minor: number,
  factor: number,
  shift: number,
  unit: number,
): number {
  requireMinor(minor);
  requireFinite(factor, 'factor');
  const { digits, scale } = exactDecimal(factor);
  const divisor = 10n ** BigInt(scale + shift) * BigInt(unit);
  return divideRounded(BigInt(minor) * digits, divisor) * unit;
}

/** 19.99 → 1999; what is finer than a minor unit is rounded half away from zero (1.005 → 101). */
export function toMinor(decimal: number): number {
  requireFinite(decimal, 'amount');
  const { digits, scale } = exactDecimal(decimal);
  return divideRounded(digits * 100n, 10n ** BigInt(scale));
}

/** 1999 → 19.99, the number nearest to it. */
export function toDecimal(minor: number): number {
  requireMinor(minor);
  return minor / 100;
}

/** The same of an amount that may be none. */
export const toDecimalOrNull = (minor: number | null): number | null =>
  minor === null ? null : toDecimal(minor);

/** An amount in another currency: `rate` is units of it for one unit of the amount's own, `unit` its `moneyUnit`. */
export function convertMinor(minor: number, rate: number, unit = 1): number {
  return scaleMinor(minor, rate, 0, unit);
}

/** What so much of something costs, rounded once: half a kilo at 4.25 is 2.13. */
export function timesMinor(minor: number, quantity: number, unit = 1): number {
  return Number.isInteger(quantity)
    ? minor * quantity
    : scaleMinor(minor, quantity, 0, unit);
}

/** That many per cent of an amount: `percentOfMinor(1840, 20)` is 368. */
export function percentOfMinor(
  minor: number,
  percent: number,
  unit = 1,
): number {
  return scaleMinor(minor, percent, 2, unit);
}

function groupThousands(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, () => separator);
}

/** The Uzbek sum in its own Latin letters, whatever stands for the apostrophe. */
const SOM = /^so[\p{P}\p{S}\p{Lm}]m$/iu;

/** Symbol and pattern of an amount; a word keeps a space to the number (`AED`), `$` does not. */
function signOf(
  { position, symbol }: MoneyCurrency,
  { money, som }: NumberSeparators,
): Readonly<{ sign: string; pattern: string }> {
  const sign = som && SOM.test(symbol) ? som : symbol;
  if (money !== '¤#') return { sign, pattern: money };
  const spaced = /\p{L}\.?$/u.test(sign) ? `¤${NO_BREAK_SPACE}#` : money;
  return {
    sign,
    pattern: position === 'after' ? `#${NO_BREAK_SPACE}¤` : spaced,
  };
}

/** The symbol beside a field of an amount, on the side where the language writes it. */
export function currencySign(
  currency: MoneyCurrency,
  separators: NumberSeparators,
): Readonly<{ start?: string; end?: string }> {
  const { pattern, sign } = signOf(currency, separators);
  return pattern.startsWith('¤') ? { start: sign } : { end: sign };
}

/**
 * An amount in major units as the product writes it (spec §9): two decimals, thousands separated, a missing amount
 * as 0, the symbol where the language has it, the minus (U+2212) first: `$1,234.50`, `1.234,50 $`, `−$3.68`. A whole
 * amount of a currency without minor parts in use has none: `125,235 so'm`. It is meant to be read left to right.
 */
export function formatAmount(
  amount: number | null | undefined,
  currency: MoneyCurrency,
  separators: NumberSeparators,
): string {
  const minor =
    amount == null || !Number.isFinite(amount) ? 0 : toMinor(amount);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const unit = moneyUnit(currency);
  const isWhole = unit > 1 && minor % unit === 0;
  const number =
    groupThousands(digits.slice(0, -2), separators.group) +
    (isWhole ? '' : separators.decimal + digits.slice(-2));
  const { pattern, sign } = signOf(currency, separators);
  const worded = pattern.replace('#', number).replace('¤', () => sign);
  return minor < 0 ? MINUS + worded : worded;
}
