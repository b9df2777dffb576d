import type { LineSums } from './cart-line';
import type { CartGoals, CartView } from './cart-view';
import {
  type MoneyCurrency,
  moneyUnit,
  toDecimal,
  toDecimalOrNull,
  toMinor,
} from '@/utils/money/money';
import { priceStory, type PriceStory } from '@/utils/money/price-story';
import {
  feeAtGoal,
  serviceFee,
  shopGoals,
  shopTax,
} from '@/utils/money/shop-terms';
import type { ShopView } from '@/utils/shop/shop-view';

type Terms = Pick<
  ShopView,
  | 'deliveryFee'
  | 'freeDeliveryFrom'
  | 'leastFee'
  | 'minAmount'
  | 'serviceFeePercent'
  | 'smallOrderFee'
  | 'taxPercent'
>;

/** What a cart will cost with a delivery now; decimals. The checkout's quote says it for good. */
export interface CartTerms {
  /** Null: nothing is brought, or not to there. */
  readonly delivery: number | null;
  /** `delivery` and `total` are the least: no address says how far it is. */
  readonly isLeast: boolean;
  /** What a delivery that is free now would cost. */
  readonly deliverySaved: number;
  readonly serviceFee: number;
  readonly tax: number;
  readonly smallOrderFee: number;
  readonly total: number;
  /** What counts for the goals: of a group everybody's. */
  readonly goods: number;
  /** What is missing to the shop's minimum; 0 when reached. */
  readonly toMinimum: number;
  /** What is missing to a free delivery; 0 when reached, null when the shop has none, or nothing is brought. */
  readonly toFree: number | null;
}

const minorOrNull = (amount: number | null): number | null =>
  amount === null ? null : toMinor(amount);

/** What the goals will be once the server has the lines. In another currency than the default one it may be a cent off. */
function expectedGoals(goods: number, shop: Terms): CartGoals {
  const thresholds = {
    freeDeliveryFromMinor: minorOrNull(shop.freeDeliveryFrom),
    minAmountMinor: toMinor(shop.minAmount),
    smallOrderFeeMinor: minorOrNull(shop.smallOrderFee),
  };
  const goals = shopGoals(thresholds, toMinor(goods), { rate: 1 });
  return {
    goods,
    to_minimum: toDecimal(goals.toMinimumMinor),
    to_free_delivery: toDecimalOrNull(goals.toFreeMinor),
    small_order_fee: toDecimal(goals.smallOrderFeeMinor),
  };
}

/**
 * The sums of the quote (api-contract.md §2 Prices) from the shop's terms, before a quote exists. Thresholds are as the
 * server decided them; expected only while lines are on their way to it.
 */
export function cartTerms(
  { goals, sums }: Pick<CartView, 'goals' | 'sums'>,
  shop: Terms,
  currency: Pick<MoneyCurrency, 'title'>,
): CartTerms {
  const unit = moneyUnit(currency);
  const subtotal = toMinor(sums.total);
  const decided = goals ?? expectedGoals(sums.total, shop);
  const toMinimum = decided.to_minimum;
  const fee = shop.deliveryFee ?? shop.leastFee;
  const toFree = fee === null ? null : decided.to_free_delivery;
  const isFree = toFree === 0;
  const delivery = minorOrNull(feeAtGoal(fee, toFree));
  const small = toMinor(decided.small_order_fee);
  const service = serviceFee(subtotal, shop.serviceFeePercent, unit);
  const tax = shopTax(subtotal, shop.taxPercent, unit);
  return {
    delivery: toDecimalOrNull(delivery),
    isLeast: shop.leastFee !== null && !isFree,
    deliverySaved: isFree ? (shop.deliveryFee ?? 0) : 0,
    serviceFee: toDecimal(service),
    tax: toDecimal(tax),
    smallOrderFee: toDecimal(small),
    total: toDecimal(subtotal + (delivery ?? 0) + service + tax + small),
    goods: decided.goods,
    toMinimum,
    toFree,
  };
}

/** The price rows of a cart that has no quote yet, the same on every screen. */
export function cartStory(
  { discount, price }: LineSums,
  terms: CartTerms,
): PriceStory {
  const story = priceStory({
    price,
    discount,
    coupon: 0,
    delivery: terms.delivery,
    deliverySaved: terms.deliverySaved,
    service: terms.serviceFee,
    smallOrder: terms.smallOrderFee,
    tax: terms.tax,
    tips: 0,
    total: terms.total,
  });
  return terms.isLeast ? { ...story, isLeast: true } : story;
}
