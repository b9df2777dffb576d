import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema/orders';
import { transactions } from '@/server/db/schema/payments';
import { payments } from '@/server/db/schema/settings';
import { houseLets } from './payment-switches-sql';

/** The payment methods in force, in their order. */
export function findActivePayments(db: Db) {
  return db
    .select({
      id: payments.id,
      tag: payments.tag,
      title: payments.title,
      active: houseLets(payments.active),
    })
    .from(payments)
    .where(houseLets(payments.active))
    .orderBy(asc(payments.position));
}

/** Writes an attempt to pay that is under way; answers its id. */
export async function insertAttempt(
  db: Db,
  row: Omit<typeof transactions.$inferInsert, 'id' | 'status'>,
): Promise<number> {
  const [attempt] = await db
    .insert(transactions)
    .values({ ...row, status: 'progress' })
    .returning({ id: transactions.id });
  if (!attempt) throw new Error('the payment attempt was not inserted');
  return attempt.id;
}

/** The attempts to pay an order, oldest first, with what their methods need to know. */
export function findAttempts(db: Db, orderId: number) {
  return db
    .select({
      id: transactions.id,
      orderId: orders.id,
      userId: orders.userId,
      priceMinor: transactions.priceMinor,
      rate: orders.rate,
      refundedMinor: transactions.refundedMinor,
      provider: transactions.provider,
      status: transactions.status,
      tag: payments.tag,
    })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .innerJoin(payments, eq(payments.id, transactions.paymentId))
    .where(eq(transactions.orderId, orderId))
    .orderBy(asc(transactions.id));
}

export async function updateAttempt(
  db: Db,
  id: number,
  changes: Partial<
    Pick<
      typeof transactions.$inferInsert,
      | 'lookAt'
      | 'performTime'
      | 'problem'
      | 'refundedMinor'
      | 'source'
      | 'status'
    >
  >,
): Promise<void> {
  await db.update(transactions).set(changes).where(eq(transactions.id, id));
}
