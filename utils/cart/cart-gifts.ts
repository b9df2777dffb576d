import { giftFor, leftAfter } from './bonus';
import type { LocalCartLine } from './cart-line';
import { addQuantities, pieces } from './quantity';

/** What a line brings for nothing. */
export interface GiftView {
  readonly productId: number;
  readonly title: string;
  readonly img: string | null;
  readonly quantity: number;
  readonly unit: string;
}

function unitsOf(lines: readonly LocalCartLine[], stockId: number): number {
  return lines.reduce(
    (sum, { addons, interval, quantity, stockId: id }) =>
      addQuantities(
        sum,
        id === stockId ? quantity : 0,
        ...addons
          .filter((addon) => addon.stockId === stockId)
          .map((addon) => addon.quantity * pieces(quantity, interval)),
      ),
    0,
  );
}

/** The gifts by the key of the first line that earned each, as the server plans them (plan-gifts). */
export function giftsOf(
  lines: readonly LocalCartLine[],
): ReadonlyMap<string, GiftView> {
  const gifts = new Map<string, GiftView>();
  const given = new Map<number, number>();
  const seen = new Set<number>();
  for (const { bonus, key, stockId } of lines) {
    if (!bonus || seen.has(stockId)) continue;
    seen.add(stockId);
    const bought = lines
      .filter((line) => line.stockId === stockId)
      .reduce((sum, { quantity }) => addQuantities(sum, quantity), 0);
    const { productId, stockId: giftId, title, img, unit, interval } = bonus;
    const before = given.get(giftId) ?? 0;
    const taken = addQuantities(before, unitsOf(lines, giftId));
    const left = leftAfter(bonus.left, taken);
    const { given: quantity } = giftFor(bought, bonus, { left, interval });
    given.set(giftId, addQuantities(before, quantity));
    if (quantity > 0) gifts.set(key, { productId, title, img, quantity, unit });
  }
  return gifts;
}
