/** Whether it is the ISO 4217 code of a currency, in capitals. */
export const isCurrencyCode = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code);

/** How a currency is written: its sign before the amount, letters after it. `code` is ISO 4217's. */
export function currencySign(code: string): {
  readonly symbol: string;
  readonly position: 'after' | 'before';
} {
  const symbol =
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code;
  return { symbol, position: /\p{L}$/u.test(symbol) ? 'after' : 'before' };
}
