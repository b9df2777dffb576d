import { timesMinor } from '@/utils/money/money';
import { addQuantities, pieces } from '@/utils/cart/quantity';
import type { BonusRow } from '@/server/repositories/shop/catalogue-sql';
import type { StockWithProduct } from '@/server/repositories/product/product-repository';
import { runningBonus } from './running-bonus';
import { priceStock, type Pricing, type UnitPrice } from './price-stock';

/** What is asked for: a line with its add-ons, whose quantities are for one piece of the line, or for its weight. */
export interface LineInput {
  readonly id: number;
  readonly quantity: number;
  /** Given away: costs nothing, is taken from stock all the same. */
  readonly bonus?: boolean;
  readonly stock: StockWithProduct;
  readonly addons: readonly {
    readonly id: number;
    readonly quantity: number;
    readonly stock: StockWithProduct;
  }[];
}

/** Sums over all units, minor units of the asked currency; `totalMinor` = price − discount. */
export interface PricedPart {
  readonly id: number;
  readonly stock: StockWithProduct;
  /** As entered: of a line, or for one unit of the line above. */
  readonly quantity: number;
  /** How many are taken from stock. */
  readonly units: number;
  readonly unit: UnitPrice;
  /** What buying it brings now. */
  readonly offer: BonusRow | null;
  readonly priceMinor: number;
  readonly discountMinor: number;
  readonly containedTaxMinor: number;
  readonly totalMinor: number;
}

export interface PricedLine extends PricedPart {
  readonly bonus: boolean;
  readonly addons: readonly PricedPart[];
}

function pricePart(
  part: Omit<LineInput, 'addons'>,
  units: number,
  pricing: Pricing,
): PricedPart {
  const { bonus, id, quantity, stock } = part;
  const { product } = stock;
  const unit = priceStock(
    { priceMinor: stock.priceMinor, taxPercent: product.taxPercent },
    product.discounts,
    pricing,
  );
  const paid = bonus ? 0 : units;
  const priceMinor = timesMinor(unit.priceMinor, paid, pricing.unit);
  const discountMinor = timesMinor(unit.discountMinor, paid, pricing.unit);
  return {
    id,
    stock,
    quantity,
    units,
    unit,
    offer: runningBonus(stock.bonuses, pricing.now),
    priceMinor,
    discountMinor,
    containedTaxMinor: timesMinor(unit.containedTaxMinor, paid, pricing.unit),
    totalMinor: priceMinor - discountMinor,
  };
}

/**
 * Prices lines in one currency: every unit is converted and rounded once, what is sold by weight once more for its
 * quantity, every sum is of such amounts, so cart, quote and order show the same numbers and lines add up to totals
 * (api-contract.md §1 currency).
 */
export function priceLines(
  lines: readonly LineInput[],
  pricing: Pricing,
): PricedLine[] {
  return lines.map((line) => ({
    ...pricePart(line, line.quantity, pricing),
    bonus: line.bonus ?? false,
    addons: line.addons.map((addon) =>
      pricePart(
        addon,
        addon.quantity * pieces(line.quantity, line.stock.product.interval),
        pricing,
      ),
    ),
  }));
}

/** Lines and their add-ons in one flat list. */
export function partsOf(lines: readonly PricedLine[]): PricedPart[] {
  return lines.flatMap((line) => [line, ...line.addons]);
}

/** Σ (price − discount): a cart's `total_price`. */
export function goodsTotal(lines: readonly PricedLine[]): number {
  return partsOf(lines).reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}

/** The same in the default currency, in which thresholds are decided; `priced` are the lines as `pricing` prices them. */
export function houseGoods(
  lines: readonly LineInput[],
  priced: readonly PricedLine[],
  { now, rate }: Pricing,
): number {
  return goodsTotal(rate === 1 ? priced : priceLines(lines, { rate: 1, now }));
}

/** Units of each stock that the lines take from stock. */
export function unitsByStock(
  lines: readonly PricedLine[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const part of partsOf(lines))
    units.set(
      part.stock.id,
      addQuantities(units.get(part.stock.id) ?? 0, part.units),
    );
  return units;
}
