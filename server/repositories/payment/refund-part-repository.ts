import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema/orders';
import { transactions } from '@/server/db/schema/payments';
import { payments } from '@/server/db/schema/settings';

/** The paid attempts of an order, oldest first, held until the transaction ends. */
export function lockPaidAttempts(db: Db, orderId: number) {
  return db
    .select({
      id: transactions.id,
      orderId: orders.id,
      userId: orders.userId,
      priceMinor: transactions.priceMinor,
      refundedMinor: transactions.refundedMinor,
      rate: orders.rate,
      tag: payments.tag,
    })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .innerJoin(payments, eq(payments.id, transactions.paymentId))
    .where(
      and(eq(transactions.orderId, orderId), eq(transactions.status, 'paid')),
    )
    .orderBy(asc(transactions.id))
    .for('update', { of: transactions });
}

export type PaidAttempt = Awaited<ReturnType<typeof lockPaidAttempts>>[number];

/** What was given back of an attempt so far; minor units of the order's currency. */
export async function findRefundedMinor(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ refundedMinor: transactions.refundedMinor })
    .from(transactions)
    .where(eq(transactions.id, id));
  return row?.refundedMinor ?? 0;
}

/** Counts what was given back of an attempt; with the last of it, it is refunded. */
export async function addRefunded(
  db: Db,
  id: number,
  { amountMinor, now }: { readonly amountMinor: number; readonly now: Date },
): Promise<void> {
  const after = sql`${transactions.refundedMinor} + ${amountMinor}::bigint`;
  const isAll = sql`${after} >= ${transactions.priceMinor}`;
  await db
    .update(transactions)
    .set({
      refundedMinor: after,
      status: sql`case when ${isAll} then 'refunded' else ${transactions.status} end`,
      performTime: sql`case when ${isAll} then ${now.toISOString()}::timestamptz else ${transactions.performTime} end`,
    })
    .where(eq(transactions.id, id));
}
