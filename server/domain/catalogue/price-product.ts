import type {
  BonusRow,
  DiscountRow,
} from '@/server/repositories/shop/catalogue-sql';
import type {
  ProductRow,
  StockRow,
} from '@/server/repositories/product/product-repository';
import {
  isRunning,
  type Pricing,
  priceStock,
  stockNow,
  type UnitPrice,
} from '@/server/domain/money/price-stock';
import { runningBonus } from '@/server/domain/money/running-bonus';
import type { MenuAddonGroup, MenuProduct } from './load-menu';

/** A stock with the price of one unit in the asked currency. */
export interface PricedStock {
  readonly stock: StockRow;
  readonly unit: UnitPrice;
}

export interface PricedAddon extends PricedStock {
  readonly id: number;
  readonly product: ProductRow;
}

export interface PricedAddonGroup extends Omit<MenuAddonGroup, 'addons'> {
  readonly addons: readonly PricedAddon[];
}

/** A stock with what buying it brings now. */
export interface OfferedStock extends PricedStock {
  readonly bonus: BonusRow | null;
}

/** A product at the prices of a moment and a currency. */
export interface PricedProduct {
  readonly product: ProductRow;
  readonly stocks: readonly OfferedStock[];
  readonly groups: readonly PricedAddonGroup[];
  readonly discounts: readonly DiscountRow[];
  readonly rate: number;
  readonly unit?: number;
}

function priceOf(
  product: ProductRow,
  stock: StockRow,
  moment: Pricing,
): UnitPrice {
  return priceStock(
    { priceMinor: stock.priceMinor, taxPercent: product.taxPercent },
    product.discounts,
    moment,
  );
}

/** Prices every stock and add-on of a product, with what can be had of it now; `withAddons` false leaves the groups' members out. */
export function priceProduct(
  { groups, stocks, ...product }: MenuProduct,
  moment: Pricing,
  { withAddons }: { readonly withAddons: boolean },
): PricedProduct {
  return {
    product,
    rate: moment.rate,
    unit: moment.unit,
    stocks: stocks.map((stock) => ({
      stock: stockNow(stock, moment.now),
      unit: priceOf(product, stock, moment),
      bonus: runningBonus(stock.bonuses, moment.now),
    })),
    groups: groups.map((group) => ({
      ...group,
      addons: withAddons
        ? group.addons.map((addon) => ({
            ...addon,
            stock: stockNow(addon.stock, moment.now),
            unit: priceOf(addon.product, addon.stock, moment),
          }))
        : [],
    })),
    discounts: product.discounts.filter((rule) => isRunning(rule, moment.now)),
  };
}
