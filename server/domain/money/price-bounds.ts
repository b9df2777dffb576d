import { INTEGER_MAX } from '@/utils/constants/limits';
import { convertMinor, toMinor } from '@/utils/money/money';

/** The smallest price in minor units of the default currency that is shown as at least `shown` minor units. */
function leastPrice(shown: number, rate: number, unit: number): number {
  const about = Math.max(0, Math.ceil((shown - unit / 2) / rate));
  if (about > INTEGER_MAX) return INTEGER_MAX + 1;
  if (convertMinor(about, rate, unit) < shown) return about + 1;
  return about > 0 && convertMinor(about - 1, rate, unit) >= shown
    ? about - 1
    : about;
}

/**
 * The prices, in minor units of the default currency, that a customer of the currency with that rate is shown within
 * `from`…`to`, both included and each optional. Converting the bounds instead would lose what is shown as a bound
 * itself. Never more than a column of prices holds.
 */
export function priceBounds(
  { from, to }: { readonly from?: number; readonly to?: number },
  rate: number,
  unit = 1,
): { readonly fromMinor?: number; readonly toMinor?: number } {
  const most = (price: number): number => Math.min(price, INTEGER_MAX);
  return {
    ...(from !== undefined && {
      fromMinor: most(leastPrice(toMinor(from), rate, unit)),
    }),
    ...(to !== undefined && {
      toMinor: most(leastPrice(toMinor(to) + 1, rate, unit) - 1),
    }),
  };
}
