import type { ErrorCode } from '@/server/contracts/error-codes';
import { DomainError } from '@/server/errors';
import type { CouponRow } from '@/server/repositories/order/coupon-repository';

type CouponCode = Extract<
  ErrorCode,
  'coupon_expired' | 'coupon_used' | 'invalid_coupon'
>;

const KEYS = {
  invalid_coupon: 'error.249',
  coupon_expired: 'error.250',
  coupon_used: 'error.251',
} as const satisfies Record<CouponCode, string>;

/** A refusal of a promo code, at its field. */
export function couponRefusal(code: CouponCode): DomainError {
  return new DomainError(code, { fields: { coupon: [KEYS[code]] } });
}

/** What decides whether a coupon may be used. */
export type CouponState = Pick<
  CouponRow,
  'active' | 'endsAt' | 'shopId' | 'startsAt' | 'uses' | 'usesMax'
>;

/**
 * Why a coupon may not be used at a shop at a moment; null when it may. Unknown, switched off, another shop's, not begun: 249;
 * over or used up: 250. Pure.
 */
export function couponFault(
  coupon: CouponState | null,
  { now, shopId }: { readonly now: Date; readonly shopId: number },
): CouponCode | null {
  if (
    !coupon?.active ||
    (coupon.shopId !== null && coupon.shopId !== shopId) ||
    now < coupon.startsAt
  )
    return 'invalid_coupon';
  const isOver = coupon.endsAt !== null && now >= coupon.endsAt;
  const isUsedUp = coupon.usesMax !== null && coupon.uses >= coupon.usesMax;
  return isOver || isUsedUp ? 'coupon_expired' : null;
}
