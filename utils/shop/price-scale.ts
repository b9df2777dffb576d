/** About so many steps lie between the least and the highest price. */
const STEPS = 40;

/** 1, 2 or 5 of a power of ten, the next one below. */
function roundStep(wish: number): number {
  const power = 10 ** Math.floor(Math.log10(wish));
  const lead = wish / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

/** Without the tail that binary fractions leave: 0.30000000000000004 is 0.3. */
const clean = (value: number): number => Number(value.toFixed(2));

/**
 * A scale for prices of any currency, whose steps one would say aloud ($0.50, 5,000 soʻm) and whose ends hold all of
 * the range; null where there is nothing to choose between.
 */
export function priceScale({
  max,
  min,
}: Readonly<{ min: number; max: number }>): {
  readonly min: number;
  readonly max: number;
  readonly step: number;
} | null {
  if (!(max > min)) return null;
  const step = Math.max(0.01, clean(roundStep((max - min) / STEPS)));
  return {
    step,
    min: clean(Math.floor(min / step) * step),
    max: clean(Math.ceil(max / step) * step),
  };
}
