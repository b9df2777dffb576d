import { giftFor, leftAfter } from '@/utils/cart/bonus';
import { addQuantities, pieces } from '@/utils/cart/quantity';
import type { BonusRow } from '@/server/repositories/shop/catalogue-sql';
import { runningBonus } from '@/server/domain/money/running-bonus';
import type { QuantityNotice } from './cart-rules';

/** A line as far as gifts depend on it. */
export interface BoughtLine {
  readonly id: number;
  readonly userCartId: number;
  readonly stockId: number;
  readonly quantity: number;
  readonly stock: {
    readonly bonuses: readonly BonusRow[];
    readonly product: { readonly interval: number };
  };
  readonly addons: readonly {
    readonly stockId: number;
    readonly quantity: number;
  }[];
}

/** What a line, with all of its member's lines of the same stock, brings for nothing. */
export interface Gift {
  /** The first of the lines that earned it. */
  readonly lineId: number;
  readonly stockId: number;
  readonly quantity: number;
  /** There is less than was promised; of the stock that was bought. */
  readonly short: (QuantityNotice & { readonly boughtId: number }) | null;
}

/** Units of every stock that lines and their add-ons take from stock. */
export function unitsTaken(
  lines: readonly (Pick<BoughtLine, 'addons' | 'quantity' | 'stockId'> & {
    readonly stock: { readonly product: { readonly interval: number } };
  })[],
): Map<number, number> {
  const taken = new Map<number, number>();
  const take = (stockId: number, units: number): void => {
    taken.set(stockId, addQuantities(taken.get(stockId) ?? 0, units));
  };
  for (const { addons, quantity, stock, stockId } of lines) {
    take(stockId, quantity);
    const times = pieces(quantity, stock.product.interval);
    for (const addon of addons) take(addon.stockId, addon.quantity * times);
  }
  return taken;
}

/**
 * The gifts of a cart, worked out whenever it is read, so that a rule that ended gives nothing: each member's
 * lines of a stock count together, what is bought is taken from stock before gifts, and a gift is clamped to what
 * is left. Pure.
 */
export function planGifts(lines: readonly BoughtLine[], now: Date): Gift[] {
  const taken = unitsTaken(lines);
  const seen = new Set<string>();
  const gifts: Gift[] = [];
  for (const { id, stock, stockId, userCartId } of lines) {
    const key = `${userCartId}:${stockId}`;
    const rule = runningBonus(stock.bonuses, now);
    if (!rule || seen.has(key)) continue;
    seen.add(key);
    const bought = lines
      .filter(
        (line) => line.userCartId === userCartId && line.stockId === stockId,
      )
      .reduce((sum, { quantity }) => addQuantities(sum, quantity), 0);
    const { gift } = rule;
    const before = taken.get(gift.stockId) ?? 0;
    const { given, promised } = giftFor(bought, rule, {
      left: leftAfter(gift.left, before),
      interval: gift.interval,
    });
    taken.set(gift.stockId, addQuantities(before, given));
    if (promised === 0) continue;
    gifts.push({
      lineId: id,
      stockId: gift.stockId,
      quantity: given,
      short:
        given < promised
          ? {
              stock_id: gift.stockId,
              code: 'bonus',
              from: promised,
              to: given,
              boughtId: stockId,
            }
          : null,
    });
  }
  return gifts;
}
