import type { Ctx } from '@/server/context';
import { type Availability, canOrder } from '../availability/can-order';
import { type ShopGoals, shopGoals } from '@/utils/money/shop-terms';
import {
  goodsTotal,
  houseGoods,
  type PricedLine,
  priceLines,
} from '@/server/domain/money/price-lines';
import { pricingIn } from '@/server/domain/money/price-stock';
import type { LoadedCart } from './load-cart';

/** A cart with its lines priced in the caller's currency, and whether its shop takes orders now. */
export interface PricedCart extends LoadedCart {
  readonly priced: readonly PricedLine[];
  /** Σ (price − discount) over items and add-ons, minor units. */
  readonly totalMinor: number;
  /** How far that comes with the shop's terms. */
  readonly goals: ShopGoals;
  readonly availability: Availability;
}

/** Prices a cart as the quote would, without what depends on an address. Pure. */
export function priceCart(
  loaded: LoadedCart,
  { currency, now }: Pick<Ctx, 'currency' | 'now'>,
): PricedCart {
  const pricing = pricingIn(currency, now);
  const priced = priceLines(loaded.lines, pricing);
  const goodsMinor = houseGoods(loaded.lines, priced, pricing);
  return {
    ...loaded,
    priced,
    totalMinor: goodsTotal(priced),
    goals: shopGoals(loaded.shop, goodsMinor, pricing),
    availability: canOrder(loaded.shop, { now }),
  };
}
