import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { coupons, couponUses } from '@/server/db/schema/coupons';

let count = 0;

/** A running coupon of the house, 10 % off the goods for anybody; answers its row. */
export async function createCoupon(
  db: Db,
  overrides: Partial<typeof coupons.$inferInsert> = {},
): Promise<typeof coupons.$inferSelect> {
  count += 1;
  const [coupon] = await db
    .insert(coupons)
    .values({
      name: `CODE${count}`,
      type: 'percent',
      for: 'total_price',
      value: 1_000,
      startsAt: new Date(0),
      ...overrides,
    })
    .returning();
  if (!coupon) throw new Error('the coupon was not inserted');
  return coupon;
}

/** How often a coupon is counted as used, and who holds a use. */
export async function couponUsage(
  db: Db,
  id: number,
): Promise<{ uses: number; people: number[] }> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, id));
  const held = await db
    .select({ userId: couponUses.userId })
    .from(couponUses)
    .where(eq(couponUses.couponId, id));
  return {
    uses: coupon?.uses ?? -1,
    people: held.map(({ userId }) => userId),
  };
}
