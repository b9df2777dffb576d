import type { StockWithProduct } from '@/server/repositories/product-repository';
import { priceStock, type UnitPrice } from '../pricing/price-stock';

/** What is asked for: a line with its add-ons, whose quantities are for one unit of the line. */
export interface LineInput {
  readonly id: number;
  readonly quantity: number;
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
  /** How many leave the shelf. */
  readonly units: number;
  readonly unit: UnitPrice;
  readonly priceMinor: number;
  readonly discountMinor: number;
  readonly containedTaxMinor: number;
  readonly totalMinor: number;
}

export interface PricedLine extends PricedPart {
  readonly addons: readonly PricedPart[];
}

interface Pricing {
  readonly rate: number;
  readonly now: Date;
}

function pricePart(
  part: {
    readonly id: number;
    readonly quantity: number;
    readonly stock: StockWithProduct;
  },
  units: number,
  pricing: Pricing,
): PricedPart {
  const { id, quantity, stock } = part;
  const { product } = stock;
  const unit = priceStock(
    { priceMinor: stock.priceMinor, taxPercent: product.taxPercent },
    product.discounts,
    pricing,
  );
  return {
    id,
    stock,
    quantity,
    units,
    unit,
    priceMinor: unit.priceMinor * units,
    discountMinor: unit.discountMinor * units,
    containedTaxMinor: unit.containedTaxMinor * units,
    totalMinor: unit.totalMinor * units,
  };
}

/**
 * Prices lines in one currency: every unit is converted and rounded once, every sum is of such units, so cart,
 * quote and order show the same numbers and lines add up to totals (api-contract.md §1 currency).
 */
export function priceLines(
  lines: readonly LineInput[],
  pricing: Pricing,
): PricedLine[] {
  return lines.map((line) => ({
    ...pricePart(line, line.quantity, pricing),
    addons: line.addons.map((addon) =>
      pricePart(addon, addon.quantity * line.quantity, pricing),
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

/** Units of each stock that the lines take from the shelf. */
export function unitsByStock(
  lines: readonly PricedLine[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const part of partsOf(lines))
    units.set(part.stock.id, (units.get(part.stock.id) ?? 0) + part.units);
  return units;
}
