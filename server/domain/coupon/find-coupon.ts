import { moneyText } from '@/utils/money/money-text';
import { toDecimal } from '@/utils/money/money';
import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CouponRow,
  findCoupon,
  isCouponUsedBy,
} from '@/server/repositories/coupon/coupon-repository';
import type { CouponEffect } from './coupon-effect';
import { countCouponGuess } from './coupon-guesses';
import { couponFault, couponRefusal } from './coupon-refusal';

/** For whom and where a code is asked for. */
interface CouponQuestion {
  readonly shopId: number;
  /** Null: a guest, of whom no use is known. */
  readonly userId: number | null;
}

/** A code as it is kept, however it was typed. */
export function couponName(typed: string): string {
  return typed.trim().toUpperCase();
}

async function find(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  typed: string,
  { lock, shopId, userId }: CouponQuestion & { readonly lock: boolean },
): Promise<CouponRow> {
  const coupon = await findCoupon(db, couponName(typed), { lock });
  // What may not be asked for is not told apart from what is not there.
  const fault = couponFault(coupon, { now, shopId });
  const isUsed =
    coupon !== null &&
    userId !== null &&
    fault !== 'invalid_coupon' &&
    (await isCouponUsedBy(db, coupon.id, userId));
  if (isUsed) throw couponRefusal('coupon_used');
  if (fault) throw couponRefusal(fault);
  if (!coupon) throw couponRefusal('invalid_coupon');
  return coupon;
}

/**
 * The coupon that a typed code names; null for no code. Throws invalid_coupon (249: unknown, inactive, another shop's, not
 * begun), coupon_expired (250, or used up), coupon_used (251, by this person), each at the field `coupon`.
 */
export async function findUsableCoupon(
  ctx: Pick<Ctx, 'db' | 'now'>,
  typed: string | undefined,
  question: CouponQuestion,
): Promise<CouponRow | null> {
  return typed?.trim() ? find(ctx, typed, { ...question, lock: false }) : null;
}

/** The same for an order, inside its transaction: nobody else uses the coupon, or ends it, until that is over. */
export async function holdCoupon(
  ctx: Pick<Ctx, 'db' | 'now'>,
  typed: string | undefined,
  question: CouponQuestion,
): Promise<CouponRow | null> {
  return typed?.trim() ? find(ctx, typed, { ...question, lock: true }) : null;
}

/** The answer to POST /rest/coupons/check: the coupon, whatever is in the cart. Throws as findUsableCoupon does, and too_many_requests. */
export async function checkCoupon(
  ctx: Ctx,
  asked: { readonly coupon: string; readonly shop_id: number },
): Promise<CouponRow> {
  await countCouponGuess(ctx);
  return find(ctx, asked.coupon, {
    shopId: asked.shop_id,
    userId: ctx.user?.id ?? null,
    lock: false,
  });
}

/** Refuses, naming the missing amount, when the goods do not come to the coupon's minimum. */
export function requireCouponMinimum(
  { currency, lang }: Pick<Ctx, 'currency' | 'lang'>,
  effect: Pick<CouponEffect, 'missingMinor'> | null,
): void {
  if (!effect?.missingMinor) return;
  const key = 'coupon.below_minimum';
  const amount = moneyText(toDecimal(effect.missingMinor), currency, lang);
  throw new DomainError('invalid_coupon', {
    key,
    params: { amount },
    fields: { coupon: [key] },
  });
}
