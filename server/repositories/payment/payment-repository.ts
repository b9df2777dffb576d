import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shopPayments } from '@/server/db/schema/catalogue';
import { orders } from '@/server/db/schema/orders';
import { transactions } from '@/server/db/schema/payments';
import { payments } from '@/server/db/schema/settings';
import { houseLets, shopLets } from './payment-switches-sql';

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

/** Every payment method with the house's switch, held to the end of the transaction, in their order. */
export function lockPayments(db: Db) {
  return db
    .select({
      id: payments.id,
      tag: payments.tag,
      title: payments.title,
      active: payments.active,
    })
    .from(payments)
    .orderBy(asc(payments.position), asc(payments.id))
    .for('update');
}

/** Every payment method with the house's switch and what the rule of switches (setting payment_type) makes of it. */
export function findPayments(db: Db) {
  return db
    .select({
      id: payments.id,
      tag: payments.tag,
      title: payments.title,
      active: payments.active,
      houseLets: houseLets(payments.active),
    })
    .from(payments)
    .orderBy(asc(payments.position), asc(payments.id));
}

/** The house's switch of a payment method. */
export async function setPaymentActive(
  db: Db,
  id: number,
  active: boolean,
): Promise<void> {
  await db.update(payments).set({ active }).where(eq(payments.id, id));
}

/** Every payment method with the switches of the house and of a shop (null: it has none), and what their rule makes of both. */
export function findShopWays(db: Db, shopId: number) {
  return db
    .select({
      id: payments.id,
      tag: payments.tag,
      title: payments.title,
      active: payments.active,
      houseLets: houseLets(payments.active),
      shopActive: shopPayments.active,
      shopLets: shopLets(shopPayments.active),
    })
    .from(payments)
    .leftJoin(
      shopPayments,
      and(
        eq(shopPayments.paymentId, payments.id),
        eq(shopPayments.shopId, shopId),
      ),
    )
    .orderBy(asc(payments.position), asc(payments.id));
}

/** A shop's own switch of a payment method, whether it had one or not. */
export async function putShopSwitch(
  db: Db,
  row: {
    readonly shopId: number;
    readonly paymentId: number;
    readonly active: boolean;
  },
): Promise<void> {
  const { active } = row;
  await db
    .insert(shopPayments)
    .values(row)
    .onConflictDoUpdate({
      target: [shopPayments.shopId, shopPayments.paymentId],
      set: { active },
    });
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
