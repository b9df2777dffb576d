import { convertMinor, percentOfMinor } from '@/utils/money/money';
import { missingMinor } from '@/utils/money/shop-terms';
import type { CouponRow } from '@/server/repositories/coupon/coupon-repository';

/** What a coupon takes off, as it is stored (server/db/schema/coupons.ts). */
export type CouponTerms = Pick<
  CouponRow,
  'for' | 'maxOffMinor' | 'minGoodsMinor' | 'type' | 'value'
>;

/** What a coupon is held against. */
export interface CouponBill {
  /** The goods as paid, minor units of the asked currency. */
  readonly goodsMinor: number;
  /** The same in the default currency: what the coupon's minimum is compared with. */
  readonly houseGoodsMinor: number;
  /** What the way costs, minor units of the asked currency. */
  readonly deliveryMinor: number;
  /** Of the asked currency. */
  readonly rate: number;
  /** Its `moneyUnit`; absent: a minor unit. */
  readonly unit?: number;
}

export interface CouponEffect {
  /** What it takes off, minor units of the asked currency; never more than what it is for. */
  readonly offMinor: number;
  /** What the goods lack to its minimum, minor units of the asked currency; with any it takes off nothing. */
  readonly missingMinor: number;
}

/** Basis points of a percentage: 1000 is 10 %. */
const HUNDREDTHS = 100;

/**
 * What a coupon takes off a bill: a percentage is rounded once, an amount of the default currency is converted once,
 * and neither takes more than its maximum or than what it is for. Pure.
 */
export function couponEffect(
  coupon: CouponTerms,
  bill: CouponBill,
): CouponEffect {
  const { deliveryMinor, goodsMinor, houseGoodsMinor, rate, unit } = bill;
  const missing = missingMinor(
    coupon.minGoodsMinor,
    houseGoodsMinor,
    rate,
    unit,
  );
  if (missing > 0) return { offMinor: 0, missingMinor: missing };
  const most = coupon.for === 'delivery_fee' ? deliveryMinor : goodsMinor;
  const off =
    coupon.type === 'percent'
      ? percentOfMinor(most, coupon.value / HUNDREDTHS, unit)
      : convertMinor(coupon.value, rate, unit);
  const limit =
    coupon.maxOffMinor === null
      ? most
      : convertMinor(coupon.maxOffMinor, rate, unit);
  return {
    offMinor: Math.max(0, Math.min(off, limit, most)),
    missingMinor: 0,
  };
}
