/** Stripe counts these in whole units: its own list, which is not ISO's (the ariary has hundredths there). */
const WHOLE_UNITS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
/** In thousandths, of which the last digit has to be 0: our hundredths always end so. */
const THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '));
/** Written with two decimals that have to be 00, because they once had some. */
const WHOLE_IN_HUNDREDTHS = new Set('ISK UGX'.split(' '));

const HUNDREDTHS = 100;

const isWhole = (currency: string): boolean =>
  WHOLE_UNITS.has(currency) || WHOLE_IN_HUNDREDTHS.has(currency);

/**
 * What Stripe calls an amount of hundredths (docs.stripe.com/currencies). Throws a RangeError for part of a unit in a
 * currency that has none: another amount than the one shown is never charged.
 */
export function toStripeAmount(amountMinor: number, currency: string): number {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new RangeError(`not an amount to charge: ${amountMinor}`);
  if (isWhole(currency) && amountMinor % HUNDREDTHS !== 0)
    throw new RangeError(`${currency} is charged in whole units only`);
  if (WHOLE_UNITS.has(currency)) return amountMinor / HUNDREDTHS;
  return THOUSANDTHS.has(currency) ? amountMinor * 10 : amountMinor;
}

/** The other way round; thousandths that are no whole hundredth, which we never ask for, are cut off. */
export function fromStripeAmount(amount: number, currency: string): number {
  if (WHOLE_UNITS.has(currency)) return amount * HUNDREDTHS;
  return THOUSANDTHS.has(currency) ? Math.floor(amount / 10) : amount;
}
