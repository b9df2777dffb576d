import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema/orders';
import { transactions } from '@/server/db/schema/payments';
import { payments, currencies } from '@/server/db/schema/settings';
import { shopPayments } from '@/server/db/schema/catalogue';
import { houseLets, shopLets } from './payment-switches-sql';

const columns = {
  id: transactions.id,
  orderId: transactions.orderId,
  priceMinor: transactions.priceMinor,
  currencyId: transactions.currencyId,
  status: transactions.status,
  performTime: transactions.performTime,
  source: transactions.source,
  payUrl: transactions.payUrl,
  problem: transactions.problem,
  provider: transactions.provider,
  createdAt: transactions.createdAt,
  payment: {
    id: payments.id,
    tag: payments.tag,
    title: sql<string>`coalesce(${payments.title}, ${payments.tag})`,
  },
} as const;

function selectTransactions(db: Db) {
  return db
    .select(columns)
    .from(transactions)
    .innerJoin(payments, eq(payments.id, transactions.paymentId))
    .leftJoin(orders, eq(orders.id, transactions.orderId))
    .$dynamic();
}

/** An attempt to pay as its customer sees it. */
export type TransactionView = Awaited<
  ReturnType<typeof selectTransactions>
>[number];

/** One attempt of this user, for an order or a top-up. */
export async function findTransaction(
  db: Db,
  id: number,
  userId: number,
): Promise<TransactionView | null> {
  const isOwn = or(eq(orders.userId, userId), eq(transactions.userId, userId));
  const [row] = await selectTransactions(db).where(
    and(eq(transactions.id, id), isOwn),
  );
  return row ?? null;
}

/** The attempt that paid an order; null while nobody did. */
export async function findPaidAttempt(
  db: Db,
  orderId: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(eq(transactions.orderId, orderId), eq(transactions.status, 'paid')),
    )
    .limit(1);
  return row?.id ?? null;
}

/** The attempts where the provider took what was not asked for, newest first. */
export function findProblems(db: Db, limit: number) {
  return db
    .select({
      transactionId: transactions.id,
      orderId: transactions.orderId,
      amountMinor: transactions.priceMinor,
      currency: currencies.title,
      provider: transactions.provider,
      ref: transactions.providerRef,
      createdAt: transactions.createdAt,
    })
    .from(transactions)
    .innerJoin(currencies, eq(currencies.id, transactions.currencyId))
    .where(isNotNull(transactions.problem))
    .orderBy(desc(transactions.id))
    .limit(limit);
}

/** What a payment method is called in code; null for an unknown id. */
export async function findPaymentTag(
  db: Db,
  paymentId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ tag: payments.tag })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return row?.tag ?? null;
}

/** What an order of this user is paid by: what it costs, and the method, when its shop takes that. */
export async function findOrderToPay(
  db: Db,
  ask: {
    readonly orderId: number;
    readonly userId: number;
    readonly paymentId: number;
  },
) {
  const [row] = await db
    .select({
      id: orders.id,
      userId: orders.userId,
      totalMinor: orders.totalMinor,
      rate: orders.rate,
      currencyId: orders.currencyId,
      payUntil: orders.payUntil,
      tag: payments.tag,
    })
    .from(orders)
    .leftJoin(
      shopPayments,
      and(
        eq(shopPayments.shopId, orders.shopId),
        eq(shopPayments.paymentId, ask.paymentId),
      ),
    )
    .leftJoin(
      payments,
      and(
        eq(payments.id, ask.paymentId),
        houseLets(payments.active),
        shopLets(shopPayments.active),
      ),
    )
    .where(and(eq(orders.id, ask.orderId), eq(orders.userId, ask.userId)));
  return row ?? null;
}
