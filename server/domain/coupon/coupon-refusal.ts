import type { ErrorCode } from '@/server/contracts/error-codes';
import { DomainError } from '@/server/errors';
import type { CouponRow } from '@/server/repositories/coupon/coupon-repository';

type CouponCode = Extract<
  ErrorCode,
  'coupon_expired' | 'coupon_used' | 'invalid_coupon'
>;

/** Used up is told apart from over, under the same code. */
type CouponFault = CouponCode | 'used_up';

const KEYS = {
  invalid_coupon: 'error.249',
  coupon_expired: 'error.250',
  coupon_used: 'error.251',
  used_up: 'coupon.used_up',
} as const satisfies Record<CouponFault, string>;

/** A refusal of a promo code, at its field. */
export function couponRefusal(fault: CouponFault): DomainError {
  const key = KEYS[fault];
  const code = fault === 'used_up' ? 'coupon_expired' : fault;
  return new DomainError(code, { key, fields: { coupon: [key] } });
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
): CouponFault | null {
  if (
    !coupon?.active ||
    (coupon.shopId !== null && coupon.shopId !== shopId) ||
    now < coupon.startsAt
  )
    return 'invalid_coupon';
  const isOver = coupon.endsAt !== null && now >= coupon.endsAt;
  const isUsedUp = coupon.usesMax !== null && coupon.uses >= coupon.usesMax;
  if (isOver) return 'coupon_expired';
  return isUsedUp ? 'used_up' : null;
}
