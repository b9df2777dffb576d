import type { QuoteDto } from '@/server/contracts/cart';
import { toDecimal, toMinor } from '@/utils/money/money';

/** What is missing to the shop's minimum; 0 when it is reached. */
export function missingToMinimum(minimum: number, quote: QuoteDto): number {
  const goods = toMinor(quote.price) - toMinor(quote.total_discount);
  return toDecimal(Math.max(0, toMinor(minimum) - goods));
}
