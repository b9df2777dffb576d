import { ceilTo, floorTo } from '@/utils/cart/quantity';

/** What the cart rules need to know of a stock. */
export interface CartStock {
  readonly id: number;
  readonly shopId: number;
  /** Active and published. */
  readonly onSale: boolean;
  /** Sold only under another line. */
  readonly addon: boolean;
  /** Left in stock. */
  readonly quantity: number;
  readonly minQty: number;
  readonly maxQty: number;
  readonly interval: number;
  readonly groups: readonly {
    readonly min: number;
    readonly max: number;
    readonly stockIds: readonly number[];
  }[];
}

/** What was changed in an asked quantity. */
export interface QuantityNotice {
  readonly stock_id: number;
  readonly code: 'bonus' | 'interval' | 'max_qty' | 'min_qty' | 'out_of_stock';
  readonly from: number;
  readonly to: number;
}

/** The smallest quantity that can be bought. */
export function leastQuantity({
  interval,
  minQty,
}: Pick<CartStock, 'interval' | 'minQty'>): number {
  return Math.max(interval, ceilTo(minQty, interval));
}

/**
 * The nearest allowed quantity to the asked one: a multiple of interval within min…max and what is left; 0 when
 * the stock does not hold the smallest allowed quantity. The notice says the reason that decided.
 */
export function clampQuantity(
  stock: CartStock,
  asked: number,
  left: number,
): { quantity: number; notice: QuantityNotice | null } {
  const { interval } = stock;
  const least = leastQuantity(stock);
  const most = Math.max(least, floorTo(stock.maxQty, interval));
  const inStock = floorTo(Math.max(0, left), interval);
  let quantity = ceilTo(asked, interval);
  let code: QuantityNotice['code'] = 'interval';
  if (asked < least) [quantity, code] = [least, 'min_qty'];
  if (quantity > most) [quantity, code] = [most, 'max_qty'];
  if (quantity > inStock)
    [quantity, code] = [inStock < least ? 0 : inStock, 'out_of_stock'];
  return {
    quantity,
    notice:
      quantity === asked
        ? null
        : { stock_id: stock.id, code, from: asked, to: quantity },
  };
}

/** The first add-on group outside its minimum or maximum, with its message's key; null when all is well. */
export function addonFault(
  stock: CartStock,
  addons: ReadonlyMap<number, number>,
): {
  key: 'cart.addon_max' | 'cart.addon_min';
  min: number;
  max: number;
} | null {
  const counted = new Set<number>();
  for (const { max, min, stockIds } of stock.groups) {
    const own = stockIds.filter((id) => !counted.has(id));
    const chosen = own.reduce((sum, id) => sum + (addons.get(id) ?? 0), 0);
    for (const id of own) if (addons.has(id)) counted.add(id);
    if (chosen < min) return { key: 'cart.addon_min', min, max };
    if (chosen > max) return { key: 'cart.addon_max', min, max };
  }
  return null;
}
