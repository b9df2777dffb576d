import {
  REFUND_DAYS_DEFAULT,
  type RefundDestination,
  REVIEW_DAYS,
} from '@/utils/constants/after-sale';
import { paymentFacts } from '@/utils/payment/payment-facts';

const DAY_MS = 86_400_000;

/** Minor units of the order's currency. */
interface RefundFacts {
  /** What was paid and is not given back yet. */
  readonly leftMinor: number;
  /** The lines after discount. */
  readonly linesMinor: number;
  readonly shopTaxMinor: number;
  readonly couponMinor: number;
  readonly couponFor: 'delivery_fee' | 'total_price' | null;
  /** The tag of the method that was paid with; null: nothing was. */
  readonly paidBy: string | null;
}

export interface RefundOffer {
  readonly wholeMinor: number;
  readonly goodsMinor: number;
  readonly destinations: readonly RefundDestination[];
}

/**
 * What can be given back of an order: all that was paid, with fees and tip, or its items after discount with their tax
 * and coupon (a coupon on the delivery is no item's). Where to, its method says.
 */
export function refundOffer(facts: RefundFacts): RefundOffer {
  const { couponFor, couponMinor, leftMinor, linesMinor, shopTaxMinor } = facts;
  const off = couponFor === 'delivery_fee' ? 0 : couponMinor;
  const goods = Math.max(0, linesMinor + shopTaxMinor - off);
  return {
    wholeMinor: leftMinor,
    goodsMinor: Math.min(goods, leftMinor),
    destinations:
      facts.paidBy === null ? ['source'] : paymentFacts(facts.paidBy).refundTo,
  };
}

const daysAfter = (moment: Date | string, days: number): Date =>
  new Date(+new Date(moment) + days * DAY_MS);

/** Until when a refund can be asked, by the setting `refund_days`. */
export function refundUntil(
  deliveredAt: Date | string,
  setting: string | null,
): Date {
  const days = Number(setting ?? '');
  const isSet = setting !== null && setting.trim() !== '' && days >= 0;
  return daysAfter(deliveredAt, isSet ? days : REFUND_DAYS_DEFAULT);
}

/** Until when an order can be rated. */
export function reviewUntil(deliveredAt: Date | string): Date {
  return daysAfter(deliveredAt, REVIEW_DAYS);
}
