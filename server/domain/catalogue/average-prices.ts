import type { CurrencyDto } from '@/server/contracts/settings';
import { amountIn } from '@/utils/money/amount-in';
import type { ShopIndex } from './load-shop-index';

/** The lowest and the highest mean product price of a shop, in the asked currency: the range of the price filter. */
export function averagePrices(
  { shops }: ShopIndex,
  currency: Pick<CurrencyDto, 'rate' | 'title'>,
): { min: number; max: number } {
  let min = Infinity;
  let max = 0;
  for (const { averagePriceMinor: mean } of shops) {
    if (mean === null) continue;
    min = Math.min(min, mean);
    max = Math.max(max, mean);
  }
  return {
    min: amountIn(Math.min(min, max), currency),
    max: amountIn(max, currency),
  };
}
