import { convertMinor, toDecimal } from '@/utils/money';
import type { ShopIndex } from './load-shop-index';

/** The lowest and the highest mean product price of a shop, in the asked currency: the range of the price filter. */
export function averagePrices(
  { shops }: ShopIndex,
  rate: number,
): { min: number; max: number } {
  const means = shops.flatMap(({ averagePriceMinor }) =>
    averagePriceMinor === null ? [] : [convertMinor(averagePriceMinor, rate)],
  );
  if (!means.length) return { min: 0, max: 0 };
  const sorted = means.sort((a, b) => a - b);
  return {
    min: toDecimal(sorted[0] ?? 0),
    max: toDecimal(sorted.at(-1) ?? 0),
  };
}
