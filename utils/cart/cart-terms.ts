import type { LineSums } from './cart-line';
import { percentOfMinor, toDecimal, toMinor } from '@/utils/money/money';
import type { ShopView } from '@/utils/shop/shop-view';

type Terms = Pick<
  ShopView,
  | 'deliveryFee'
  | 'freeDeliveryFrom'
  | 'minAmount'
  | 'minutes'
  | 'serviceFeePercent'
  | 'smallOrderFee'
  | 'taxPercent'
>;

/** What a cart will cost with a delivery now; decimals. The checkout's quote says it for good. */
export interface CartTerms {
  /** Null: not known without an address. */
  readonly delivery: number | null;
  /** What a delivery that is free now would cost. */
  readonly deliverySaved: number;
  readonly serviceFee: number;
  readonly tax: number;
  readonly smallOrderFee: number;
  readonly total: number;
  /** What is missing to the shop's minimum; 0 when reached. */
  readonly toMinimum: number;
  /** What is missing to a free delivery; 0 when reached, null when the shop has none, or does not deliver there. */
  readonly toFree: number | null;
  /** From nothing to the next goal, 0 to 1. */
  readonly progress: number;
  /** Below the minimum of a shop that takes no small orders. */
  readonly blocked: boolean;
}

/** The sums of the quote (api-contract.md §2 Prices) from the shop's terms, before a quote exists. */
export function cartTerms({ total: goods }: LineSums, shop: Terms): CartTerms {
  const subtotal = toMinor(goods);
  const minimum = toMinor(shop.minAmount);
  const free =
    shop.freeDeliveryFrom === null || !shop.minutes
      ? null
      : toMinor(shop.freeDeliveryFrom);
  const isFree = free !== null && subtotal >= free;
  const delivery =
    shop.deliveryFee === null ? null : isFree ? 0 : toMinor(shop.deliveryFee);
  const small = subtotal < minimum ? toMinor(shop.smallOrderFee ?? 0) : 0;
  const service = percentOfMinor(subtotal, shop.serviceFeePercent);
  const tax = percentOfMinor(subtotal, shop.taxPercent);
  const goal = subtotal < minimum ? minimum : (free ?? minimum);
  return {
    delivery: delivery === null ? null : toDecimal(delivery),
    deliverySaved: isFree ? (shop.deliveryFee ?? 0) : 0,
    serviceFee: toDecimal(service),
    tax: toDecimal(tax),
    smallOrderFee: toDecimal(small),
    total: toDecimal(subtotal + (delivery ?? 0) + service + tax + small),
    toMinimum: toDecimal(Math.max(0, minimum - subtotal)),
    toFree: free === null ? null : toDecimal(Math.max(0, free - subtotal)),
    progress: goal > 0 ? Math.min(1, subtotal / goal) : 1,
    blocked: subtotal < minimum && shop.smallOrderFee === null,
  };
}
