import { amountIn } from '@/utils/money/amount-in';
import { toDecimal } from '@/utils/money/money';
import type {
  CouponDto,
  OperatorCouponDto,
  QuoteCouponDto,
} from '@/server/contracts/checkout/coupon';
import type { CurrencyDto } from '@/server/contracts/settings';
import type { CouponRow } from '@/server/repositories/coupon/coupon-repository';

/** The currency amounts are told in. */
type Told = Pick<CurrencyDto, 'rate' | 'title'>;

/** A coupon's own number: per cent, or an amount in that currency. */
function priceOf({ type, value }: CouponRow, currency: Told): number {
  return type === 'percent' ? toDecimal(value) : amountIn(value, currency);
}

/** The coupon of a quote, in that currency. */
export function presentQuoteCoupon(
  coupon: CouponRow,
  currency: Told,
): QuoteCouponDto {
  const { for: target, name, type } = coupon;
  return { name, type, for: target, price: priceOf(coupon, currency) };
}

/** A coupon in that currency (api-contract.md §3 Coupon). */
export function presentCoupon(coupon: CouponRow, currency: Told): CouponDto {
  const { endsAt, id, maxOffMinor, minGoodsMinor } = coupon;
  return {
    id,
    ...presentQuoteCoupon(coupon, currency),
    expired_at: endsAt?.toISOString() ?? null,
    min_amount: amountIn(minGoodsMinor, currency),
    max_discount: maxOffMinor === null ? null : amountIn(maxOffMinor, currency),
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
    ...presentCoupon(coupon, { rate: 1, title: '' }),
    shop_id: coupon.shopId,
    starts_at: coupon.startsAt.toISOString(),
    uses: coupon.uses,
    uses_max: coupon.usesMax,
    active: coupon.active,
    state: stateOf(coupon, now),
  };
}
