import { addQuantities, floorTo, timesIn, timesQuantity } from './quantity';

/** "Buy `value`, get `quantity`". */
export interface BonusRule {
  readonly value: number;
  readonly quantity: number;
}

/** What a rule gives for so many bought: what it promises, and as much of that as there is, in whole intervals. */
export function giftFor(
  bought: number,
  { quantity, value }: BonusRule,
  stock: { readonly left: number; readonly interval: number },
): { readonly promised: number; readonly given: number } {
  const promised = timesQuantity(quantity, timesIn(bought, value));
  const most = floorTo(Math.max(0, stock.left), stock.interval);
  return { promised, given: Math.min(promised, most) };
}

/** What is left of a stock once other lines have taken theirs. */
export function leftAfter(stock: number, taken: number): number {
  return Math.max(0, addQuantities(stock, -taken));
}
