import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { gatewayRefunds, transactions } from '@/server/db/schema/payments';
import { currencies } from '@/server/db/schema/settings';
import type { Provider } from './gateway-repository';

export type GatewayRefundStatus = typeof gatewayRefunds.$inferSelect.status;

/** Leaves money to be sent back through its provider, in the transaction that promises it. */
export async function insertGatewayRefund(
  db: Db,
  row: {
    readonly transactionId: number;
    readonly amountMinor: number;
    /** ISO 4217, where the provider took another currency than the attempt's. */
    readonly currency?: string;
    readonly now: Date;
  },
): Promise<void> {
  const { amountMinor, currency, now, transactionId } = row;
  await db.insert(gatewayRefunds).values({
    transactionId,
    amountMinor,
    currency,
    nextAttemptAt: now,
    createdAt: now,
  });
}

const columns = {
  id: gatewayRefunds.id,
  key: gatewayRefunds.uuid,
  transactionId: gatewayRefunds.transactionId,
  orderId: transactions.orderId,
  amountMinor: gatewayRefunds.amountMinor,
  attempts: gatewayRefunds.attempts,
  status: gatewayRefunds.status,
  currency: sql<string>`coalesce(${gatewayRefunds.currency}, ${currencies.title})`,
  ref: transactions.providerRef,
  provider: transactions.provider,
  createdAt: gatewayRefunds.createdAt,
} as const;

function selectRefunds(db: Db) {
  return db
    .select(columns)
    .from(gatewayRefunds)
    .innerJoin(transactions, eq(transactions.id, gatewayRefunds.transactionId))
    .innerJoin(currencies, eq(currencies.id, transactions.currencyId))
    .$dynamic();
}

export type GatewayRefundRow = Awaited<
  ReturnType<typeof selectRefunds>
>[number];

/** Takes one refund whose time has come, for this long; null when none is due. Other processes pass it by. */
export async function claimDueRefund(
  db: Db,
  due: {
    readonly providers: readonly Provider[];
    readonly now: Date;
    readonly leaseUntil: Date;
  },
): Promise<GatewayRefundRow | null> {
  const next = db
    .select({ id: gatewayRefunds.id })
    .from(gatewayRefunds)
    .innerJoin(transactions, eq(transactions.id, gatewayRefunds.transactionId))
    .where(
      and(
        eq(gatewayRefunds.status, 'pending'),
        lte(gatewayRefunds.nextAttemptAt, due.now),
        inArray(transactions.provider, [...due.providers]),
      ),
    )
    .orderBy(asc(gatewayRefunds.nextAttemptAt))
    .limit(1)
    .for('no key update', { of: gatewayRefunds, skipLocked: true });
  const [row] = await db
    .update(gatewayRefunds)
    .set({
      nextAttemptAt: due.leaseUntil,
      attempts: sql`${gatewayRefunds.attempts} + 1`,
    })
    .where(sql`${gatewayRefunds.id} = (${next})`)
    .returning({ id: gatewayRefunds.id });
  if (!row) return null;
  const [refund] = await selectRefunds(db).where(eq(gatewayRefunds.id, row.id));
  return refund ?? null;
}

export async function updateGatewayRefund(
  db: Db,
  id: number,
  changes: {
    readonly status?: GatewayRefundStatus;
    readonly nextAttemptAt?: Date;
  },
): Promise<void> {
  await db.update(gatewayRefunds).set(changes).where(eq(gatewayRefunds.id, id));
}

/** The newest refunds in a state, for the operator. */
export function findRefundsIn(
  db: Db,
  status: GatewayRefundStatus,
  limit: number,
): Promise<GatewayRefundRow[]> {
  return selectRefunds(db)
    .where(eq(gatewayRefunds.status, status))
    .orderBy(desc(gatewayRefunds.id))
    .limit(limit);
}
