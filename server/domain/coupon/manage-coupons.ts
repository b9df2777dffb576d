import { toMinor } from '@/utils/money/money';
import type { Ctx } from '@/server/context';
import type { Paging } from '@/server/contracts/common';
import type { NewCoupon } from '@/server/contracts/checkout/coupon';
import { DomainError, orNotFound } from '@/server/errors';
import {
  type CouponRow,
  findCoupon,
  findCoupons,
  insertCoupon,
  setCouponEnd,
} from '@/server/repositories/coupon/coupon-repository';
import { findApprovedShop } from '@/server/repositories/shop/shop-repository';
import { couponName } from './find-coupon';

const moment = (text: string | undefined): Date | null =>
  text === undefined ? null : new Date(text);

/** A page of every coupon for the operator, newest first. */
export function listCoupons({ db }: Ctx, paging: Paging) {
  return findCoupons(db, paging);
}

/**
 * Makes a coupon, in amounts of the default currency, beginning now unless told. Throws already_exists (506) for a name that
 * is taken, not_found for an unknown shop.
 */
export async function makeCoupon(
  { db, now }: Ctx,
  asked: NewCoupon,
): Promise<CouponRow> {
  const { max_discount: max, min_amount: min = 0, shop_id: shopId } = asked;
  if (shopId !== undefined && !(await findApprovedShop(db, shopId)))
    throw new DomainError('not_found');
  const made = await insertCoupon(db, {
    name: asked.name,
    shopId: shopId ?? null,
    type: asked.type,
    for: asked.for,
    // Minor units, or hundredths of a percent: both are a decimal times a hundred.
    value: toMinor(asked.price),
    minGoodsMinor: toMinor(min),
    maxOffMinor: max === undefined ? null : toMinor(max),
    usesMax: asked.uses_max ?? null,
    startsAt: moment(asked.starts_at) ?? now,
    endsAt: moment(asked.ends_at),
    createdAt: now,
  });
  if (!made)
    throw new DomainError('already_exists', {
      fields: { name: ['error.506'] },
    });
  return made;
}

/** Ends a coupon now; one that is over stays as it is. Throws not_found. */
export async function endCoupon(
  { db, now }: Ctx,
  name: string,
): Promise<CouponRow> {
  const coupon = orNotFound(await findCoupon(db, couponName(name)));
  if (coupon.endsAt !== null && coupon.endsAt <= now) return coupon;
  return orNotFound(await setCouponEnd(db, coupon.name, now));
}
