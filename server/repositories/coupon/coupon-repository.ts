import { and, desc, eq, sql } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import { coupons, couponUses } from '@/server/db/schema/coupons';
import { pageOfRows } from '@/server/repositories/select-sql';

export type CouponRow = typeof coupons.$inferSelect;
export type NewCoupon = typeof coupons.$inferInsert;

/** A coupon by its name (upper case), held until the transaction ends when `lock` says so; null when there is none. */
export async function findCoupon(
  db: Db,
  name: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<CouponRow | null> {
  const query = db.select().from(coupons).where(eq(coupons.name, name));
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? null;
}

/** Whether this person's order holds the coupon. */
export async function isCouponUsedBy(
  db: Db,
  couponId: number,
  userId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(
      and(eq(couponUses.couponId, couponId), eq(couponUses.userId, userId)),
    );
  return row !== undefined;
}

/** Counts one use and writes whose it is; the caller holds the coupon. */
export async function insertCouponUse(
  db: Db,
  use: typeof couponUses.$inferInsert,
): Promise<void> {
  await db.insert(couponUses).values(use);
  await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(eq(coupons.id, use.couponId));
}

/** Takes an order's use back, once; an order without a coupon changes nothing. */
export async function deleteCouponUse(db: Db, orderId: number): Promise<void> {
  const [use] = await db
    .select({ couponId: couponUses.couponId })
    .from(couponUses)
    .where(eq(couponUses.orderId, orderId));
  if (!use) return;
  // The coupon first, as an order that is placed holds it: no two wait for each other.
  await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.id, use.couponId))
    .for('no key update');
  const gone = await db
    .delete(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .returning({ couponId: couponUses.couponId });
  for (const { couponId } of gone)
    await db
      .update(coupons)
      .set({ uses: sql`greatest(0, ${coupons.uses} - 1)` })
      .where(eq(coupons.id, couponId));
}

/** A page of all coupons, newest first. */
export function findCoupons(db: Db, paging: Paging) {
  const query = db.select().from(coupons).orderBy(desc(coupons.id));
  return pageOfRows(query, db.$count(coupons), paging);
}

/** Adds a coupon; null when its name is taken. */
export async function insertCoupon(
  db: Db,
  row: NewCoupon,
): Promise<CouponRow | null> {
  const [coupon] = await db
    .insert(coupons)
    .values(row)
    .onConflictDoNothing({ target: coupons.name })
    .returning();
  return coupon ?? null;
}

/** Sets when a coupon ends; null when there is none of that name. */
export async function setCouponEnd(
  db: Db,
  name: string,
  endsAt: Date,
): Promise<CouponRow | null> {
  const [coupon] = await db
    .update(coupons)
    .set({ endsAt })
    .where(eq(coupons.name, name))
    .returning();
  return coupon ?? null;
}
