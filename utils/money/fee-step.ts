import { toMinor } from './money';

/** The currency that a fee is charged in. */
export interface FeeTerms {
  /** Units of it for one of the default currency. */
  readonly rate: number;
  /** What its fees are multiples of, minor units of it: `feeStep`. */
  readonly feeStepMinor: number;
}

/** The setting `delivery_fee_step` where the operator says nothing: fees end in a whole ten cents. */
export const FEE_STEP_DEFAULT = '0.10';
const STEP_MAX = 1_000_000;
/** Steps that people count in, times a power of ten. */
const ROUND = [1, 2, 5, 10] as const;

/**
 * The operator's step in minor units of the default currency, from the setting's decimal; what is no amount is as if
 * not set, 0 rounds nothing.
 */
export function houseFeeStep(setting: string | null): number {
  const step = setting?.trim() ? Number(setting) : NaN;
  const isKnown = step >= 0 && step <= STEP_MAX;
  return Math.max(1, toMinor(isKnown ? step : Number(FEE_STEP_DEFAULT)));
}

/**
 * The step of a currency's delivery fees, in its minor units. The operator's step is of the default currency; another
 * currency counts in the 1, 2 or 5 times a power of ten that comes nearest to it in proportion: $0.10 is €0.10 at 0.92
 * and 1,000 soʻm at 12,650.
 */
export function feeStep(houseStepMinor: number, rate: number): number {
  if (rate === 1 || houseStepMinor <= 1) return Math.max(1, houseStepMinor);
  const wished = houseStepMinor * rate;
  if (wished <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(wished));
  const farness = (step: number): number =>
    Math.abs(Math.log(step / (wished / power)));
  const nearest = ROUND.reduce((best, step) =>
    farness(step) < farness(best) ? step : best,
  );
  return nearest * power;
}

/** A currency's terms, as the contract's answers have them. */
export function feeTerms(currency: {
  readonly fee_step: number;
  readonly rate: number;
}): FeeTerms {
  return { rate: currency.rate, feeStepMinor: toMinor(currency.fee_step) };
}
