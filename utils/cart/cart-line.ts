import { timesMinor, toDecimal, toMinor } from '@/utils/money/money';
import { addQuantities, ceilTo, floorTo, pieces } from './quantity';

/** An add-on of a local line; its quantity is per line. */
export interface LocalCartAddon {
  readonly stockId: number;
  readonly quantity: number;
  readonly title: string;
  /** List price, a decimal amount in the line's currency; `discount` comes off it. */
  readonly price: number;
  readonly discount: number;
}

/** What buying a stock brings: `quantity` of the gift for every `value`, as long as there is some left. */
export interface LocalBonus {
  readonly value: number;
  readonly quantity: number;
  readonly stockId: number;
  readonly productId: number;
  readonly title: string;
  readonly img: string | null;
  readonly unit: string;
  readonly interval: number;
  readonly left: number;
}

/** A line of the guest's cart: a stock, its add-ons and what a screen needs to show it. */
export interface LocalCartLine {
  /** Identity: the stock and its set of add-ons (see lineKey). */
  readonly key: string;
  readonly shopId: number;
  readonly stockId: number;
  readonly productId: number;
  readonly productUuid: string;
  readonly title: string;
  readonly img: string | null;
  /** Names of the chosen variant. */
  readonly extras: readonly string[];
  readonly price: number;
  readonly discount: number;
  readonly minQuantity: number;
  readonly maxQuantity: number;
  /** Quantities are multiples of it. */
  readonly interval: number;
  readonly unit: string;
  /** How many the shop has; absent: not known. */
  readonly stock?: number;
  /** The shop sells it no more. */
  readonly gone?: boolean;
  readonly bonus: LocalBonus | null;
  readonly addons: readonly LocalCartAddon[];
  readonly note: string;
  readonly quantity: number;
  /** What the amounts and the words are in; another choice of the customer makes them stale. */
  readonly currencyId: number;
  readonly lang: string;
}

export interface CartShop {
  readonly id: number;
  readonly type: 'restaurant' | 'shop';
  readonly title: string;
  readonly img?: string | null;
}

/** The same stock with the same add-ons is the same line; any other choice is another one. */
export function lineKey(
  stockId: number,
  addons: readonly Pick<LocalCartAddon, 'quantity' | 'stockId'>[],
): string {
  const parts = addons
    .map((addon) => `${addon.stockId}x${addon.quantity}`)
    .sort();
  return [stockId, ...parts].join('+');
}

interface PricedAddon {
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
}

interface PricedLine {
  readonly quantity: number;
  readonly interval: number;
  readonly price: number;
  readonly discount: number;
  readonly addons: readonly PricedAddon[];
}

/** What one line, or a whole cart, costs; decimal amounts. `total` = `price` − `discount`. */
export interface LineSums {
  readonly price: number;
  readonly discount: number;
  readonly total: number;
}

function lineMinor(
  line: PricedLine,
  field: 'discount' | 'price',
  unit: number,
): number {
  const { interval, quantity } = line;
  const times = pieces(quantity, interval);
  return line.addons.reduce(
    (sum, addon) =>
      sum + timesMinor(toMinor(addon[field]), addon.quantity * times, unit),
    timesMinor(toMinor(line[field]), quantity, unit),
  );
}

/**
 * Σ quantity × stock + add-ons, as the server adds a cart up (api-contract.md §2 Prices): every unit is an exact
 * amount of the currency, a weight's is rounded once, to its `unit`, so sums never round.
 */
export function sumLines(lines: readonly PricedLine[], unit = 1): LineSums {
  const of = (field: 'discount' | 'price'): number =>
    lines.reduce((sum, line) => sum + lineMinor(line, field, unit), 0);
  const price = of('price');
  const discount = of('discount');
  return {
    price: toDecimal(price),
    discount: toDecimal(discount),
    total: toDecimal(price - discount),
  };
}

/** The next allowed quantity in that direction; `down` below the least gives 0: remove. */
export function stepQuantity(
  quantity: number,
  direction: 'down' | 'up',
  {
    interval,
    max,
    min,
  }: { readonly min: number; readonly max: number; readonly interval: number },
): number {
  const least = leastQuantity(min, interval);
  if (direction === 'up')
    return Math.min(
      addQuantities(quantity, interval),
      Math.max(least, floorTo(max, interval)),
    );
  const next = addQuantities(quantity, -interval);
  return next < least ? 0 : next;
}

/** The smallest quantity that can be ordered: a multiple of the interval, not below the minimum. */
export function leastQuantity(min: number, interval: number): number {
  return Math.max(interval, ceilTo(min, interval));
}

/** A quantity that the line allows; at least the smallest that can be ordered. */
export function clampLine(
  line: Pick<LocalCartLine, 'interval' | 'maxQuantity' | 'minQuantity'>,
  quantity: number,
): number {
  const least = leastQuantity(line.minQuantity, line.interval);
  return Math.max(least, Math.min(quantity, line.maxQuantity));
}

/** How many items lines are. */
export function countItems(
  lines: readonly Pick<LocalCartLine, 'interval' | 'quantity'>[],
): number {
  return lines.reduce(
    (sum, { interval, quantity }) => sum + pieces(quantity, interval),
    0,
  );
}
