import type { CartGoals, CartView } from './cart-view';
import {
  type MoneyCurrency,
  moneyUnit,
  percentOfMinor,
  toDecimal,
  toMinor,
} from '@/utils/money/money';
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

/** What the goals will be once the server has the lines. In another currency than the default one it may be a cent off. */
function expectedGoals(goods: number, shop: Terms): CartGoals {
  const subtotal = toMinor(goods);
  const { freeDeliveryFrom: free, minAmount, smallOrderFee } = shop;
  const missing = (goal: number): number =>
    toDecimal(Math.max(0, toMinor(goal) - subtotal));
  const toMinimum = missing(minAmount);
  return {
    goods,
    to_minimum: toMinimum,
    to_free_delivery: free === null ? null : missing(free),
    small_order_fee: (toMinimum && smallOrderFee) || 0,
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
  const delivery = fee === null ? null : isFree ? 0 : toMinor(fee);
  const small = toMinor(decided.small_order_fee);
  const service = percentOfMinor(subtotal, shop.serviceFeePercent, unit);
  const tax = percentOfMinor(subtotal, shop.taxPercent, unit);
  return {
    delivery: delivery === null ? null : toDecimal(delivery),
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
