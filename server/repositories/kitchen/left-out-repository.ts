import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { coupons, couponUses } from '@/server/db/schema/coupons';
import { orderShares } from '@/server/db/schema/order-shares';
import { orderDetails, orders } from '@/server/db/schema/orders';
import { transactions } from '@/server/db/schema/payments';
import {
  type OrderStepRow,
  stepColumns,
} from '@/server/repositories/order/order-repository';

/** What an order's price without one of its lines is decided by: the shop's percentages and the coupon it used. */
export async function findLeaveOutFacts(db: Db, orderId: number) {
  const [row] = await db
    .select({
      taxPercent: shops.taxPercent,
      serviceFeePercent: shops.serviceFeePercent,
      coupon: coupons,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(couponUses, eq(couponUses.orderId, orders.id))
    .leftJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(orders.id, orderId));
  return row ?? null;
}

export type LeaveOutFacts = NonNullable<
  Awaited<ReturnType<typeof findLeaveOutFacts>>
>;

/** Says of rows of an order what became of them; the caller holds the order. */
export async function updateOrderDetails(
  db: Db,
  ids: readonly number[],
  changes: Partial<
    Pick<
      typeof orderDetails.$inferInsert,
      'answerUntil' | 'leftOutAt' | 'soldOutAt'
    >
  >,
): Promise<void> {
  await db
    .update(orderDetails)
    .set(changes)
    .where(inArray(orderDetails.id, [...ids]));
}

/** The order has ended: none of its lines waits for an answer. */
export async function closeQuestions(db: Db, orderId: number): Promise<void> {
  await db
    .update(orderDetails)
    .set({ answerUntil: null })
    .where(
      and(
        eq(orderDetails.orderId, orderId),
        isNotNull(orderDetails.answerUntil),
      ),
    );
}

/** One order with a line whose answer did not come in time, and that no other process holds; held until the transaction ends. */
export async function claimSilentOrder(
  db: Db,
  now: Date,
  except: readonly number[],
): Promise<OrderStepRow | null> {
  const due = db
    .select({ one: sql`1` })
    .from(orderDetails)
    .where(
      and(
        eq(orderDetails.orderId, orders.id),
        lte(orderDetails.answerUntil, now),
      ),
    );
  const [row] = await db
    .select(stepColumns)
    .from(orders)
    .where(
      and(
        exists(due),
        ne(orders.status, 'cancelled'),
        notInArray(orders.id, [...except]),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row ?? null;
}

/** What is still to be paid at the door comes to another sum; what a provider opened stays. */
export async function setDueAtDoor(
  db: Db,
  orderId: number,
  priceMinor: number,
): Promise<void> {
  await db
    .update(transactions)
    .set({ priceMinor })
    .where(
      and(
        eq(transactions.orderId, orderId),
        eq(transactions.status, 'progress'),
        isNull(transactions.provider),
      ),
    );
}

/** What each of a group pays of an order, in the order they were written. */
export function findOrderShares(db: Db, orderId: number) {
  return db
    .select()
    .from(orderShares)
    .where(eq(orderShares.orderId, orderId))
    .orderBy(asc(orderShares.id));
}

/** Writes what one of a group pays now. */
export async function updateOrderShare(
  db: Db,
  id: number,
  amounts: Pick<
    typeof orderShares.$inferInsert,
    | 'discountMinor'
    | 'feesMinor'
    | 'itemsMinor'
    | 'taxMinor'
    | 'tipMinor'
    | 'totalMinor'
  >,
): Promise<void> {
  await db.update(orderShares).set(amounts).where(eq(orderShares.id, id));
}
