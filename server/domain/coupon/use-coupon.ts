import type { Ctx } from '@/server/context';
import {
  deleteCouponUse,
  insertCouponUse,
} from '@/server/repositories/coupon/coupon-repository';

/** Counts the use of a held coupon by an order, inside the order's transaction. */
export function takeCoupon(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  use: {
    readonly couponId: number;
    readonly orderId: number;
    readonly userId: number;
  },
): Promise<void> {
  return insertCouponUse(db, { ...use, createdAt: now });
}

/** The order is cancelled: its coupon may be used again, by the same person, too. */
export function giveCouponBack(
  { db }: Pick<Ctx, 'db'>,
  orderId: number,
): Promise<void> {
  return deleteCouponUse(db, orderId);
}
