import { convertMinor, toDecimal } from '@/utils/money/money';
import type {
  CouponDto,
  OperatorCouponDto,
  QuoteCouponDto,
} from '@/server/contracts/checkout/coupon';
import type { CouponRow } from '@/server/repositories/order/coupon-repository';

/** A coupon's own number: per cent, or an amount in the currency of that rate. */
function priceOf({ type, value }: CouponRow, rate: number): number {
  return toDecimal(type === 'percent' ? value : convertMinor(value, rate));
}

/** The coupon of a quote, in the currency of that rate. */
export function presentQuoteCoupon(
  coupon: CouponRow,
  rate: number,
): QuoteCouponDto {
  const { for: target, name, type } = coupon;
  return { name, type, for: target, price: priceOf(coupon, rate) };
}

/** A coupon in the currency of that rate (api-contract.md §3 Coupon). */
export function presentCoupon(coupon: CouponRow, rate: number): CouponDto {
  const { endsAt, id, maxOffMinor, minGoodsMinor } = coupon;
  const money = (minor: number): number => toDecimal(convertMinor(minor, rate));
  return {
    id,
    ...presentQuoteCoupon(coupon, rate),
    expired_at: endsAt?.toISOString() ?? null,
    min_amount: money(minGoodsMinor),
    max_discount: maxOffMinor === null ? null : money(maxOffMinor),
  };
}

function stateOf(coupon: CouponRow, now: Date): OperatorCouponDto['state'] {
  const { active, endsAt, startsAt, uses, usesMax } = coupon;
  if (!active) return 'off';
  if (endsAt !== null && now >= endsAt) return 'over';
  if (usesMax !== null && uses >= usesMax) return 'used_up';
  return now < startsAt ? 'not_begun' : 'running';
}

/** A coupon as the operator sees it, in the default currency. */
export function presentOperatorCoupon(
  coupon: CouponRow,
  now: Date,
): OperatorCouponDto {
  return {
    ...presentCoupon(coupon, 1),
    shop_id: coupon.shopId,
    starts_at: coupon.startsAt.toISOString(),
    uses: coupon.uses,
    uses_max: coupon.usesMax,
    active: coupon.active,
    state: stateOf(coupon, now),
  };
}
