import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { gatewayRefunds, transactions } from '@/server/db/schema/payments';
import { currencies } from '@/server/db/schema/settings';
import { columnsBut } from '@/server/repositories/select-sql';
import type { Provider } from './gateway-repository';
import { isOwedRefund } from './owed-repository';

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
  ...columnsBut(gatewayRefunds, 'uuid', 'currency'),
  key: gatewayRefunds.uuid,
  orderId: transactions.orderId,
  currency: sql<string>`coalesce(${gatewayRefunds.currency}, ${currencies.title})`,
  ref: transactions.providerRef,
  provider: transactions.provider,
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
  return row ? findGatewayRefund(db, row.id) : null;
}

export async function updateGatewayRefund(
  db: Db,
  id: number,
  changes: {
    readonly status?: GatewayRefundStatus;
    readonly nextAttemptAt?: Date;
    readonly settledReference?: string;
    readonly settledAt?: Date;
  },
): Promise<void> {
  await db.update(gatewayRefunds).set(changes).where(eq(gatewayRefunds.id, id));
}

export async function findGatewayRefund(
  db: Db,
  id: number,
): Promise<GatewayRefundRow | null> {
  const [row] = await selectRefunds(db).where(eq(gatewayRefunds.id, id));
  return row ?? null;
}

/** The refund, held until the transaction ends. */
export async function lockGatewayRefund(
  db: Db,
  id: number,
): Promise<GatewayRefundRow | null> {
  const [row] = await selectRefunds(db)
    .where(eq(gatewayRefunds.id, id))
    .for('no key update', { of: gatewayRefunds });
  return row ?? null;
}

/** `owed`: refused, or at none of the providers; `settled`: given back by hand. */
export type RefundList = 'owed' | 'pending' | 'refused' | 'settled';

/** The newest refunds of a list, for the operator. */
export function findRefundsIn(
  db: Db,
  list: RefundList,
  { limit, providers }: { limit: number; providers: readonly Provider[] },
): Promise<GatewayRefundRow[]> {
  const { settledAt, status } = gatewayRefunds;
  const conditions = {
    owed: isOwedRefund(providers),
    pending: eq(status, 'pending'),
    refused: eq(status, 'refused'),
    settled: isNotNull(settledAt),
  };
  return selectRefunds(db)
    .where(conditions[list])
    .orderBy(desc(gatewayRefunds.id))
    .limit(limit);
}
