import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '@/server/db/schema/ledger';

export type LedgerKind = typeof ledgerAccounts.$inferSelect.kind;
export type LedgerType = typeof ledgerTransactions.$inferSelect.type;

export interface LedgerEntry {
  readonly accountId: number;
  /** Positive raises the account's balance; minor units of the default currency. */
  readonly amountMinor: number;
}

function accountOf(kind: LedgerKind, userId: number | null) {
  const owner =
    userId === null
      ? isNull(ledgerAccounts.userId)
      : eq(ledgerAccounts.userId, userId);
  return and(eq(ledgerAccounts.kind, kind), owner);
}

/** The account's id, made when it is missing. */
export async function ensureLedgerAccount(
  db: Db,
  kind: LedgerKind,
  userId: number | null,
): Promise<number> {
  const find = () =>
    db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(accountOf(kind, userId));
  const [known] = await find();
  if (known) return known.id;
  await db
    .insert(ledgerAccounts)
    .values({ kind, userId })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`no ledger account ${kind}`);
  return made.id;
}

/** Holds the account until the transaction ends: who checks its balance first also changes it first. */
export async function lockLedgerAccount(db: Db, id: number): Promise<void> {
  await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, id))
    .for('no key update');
}

/** The sum of an account's entries. */
export async function findBalance(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({
      balance: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)::float8`,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId));
  return row?.balance ?? 0;
}

/** Writes one movement; the database refuses entries that do not sum to zero. */
export async function insertLedgerTransaction(
  db: Db,
  row: {
    type: LedgerType;
    orderId: number | null;
    note: string | null;
    createdAt: Date;
  },
  entries: readonly LedgerEntry[],
): Promise<number> {
  const [transaction] = await db
    .insert(ledgerTransactions)
    .values(row)
    .returning({ id: ledgerTransactions.id });
  if (!transaction) throw new Error('the ledger transaction was not inserted');
  const { id } = transaction;
  await db
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ ...entry, transactionId: id })));
  return id;
}

/** What an order's payments moved, entry by entry. */
export function findPaymentEntries(
  db: Db,
  orderId: number,
): Promise<LedgerEntry[]> {
  return db
    .select({
      accountId: ledgerEntries.accountId,
      amountMinor: ledgerEntries.amountMinor,
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransactions,
      eq(ledgerTransactions.id, ledgerEntries.transactionId),
    )
    .where(
      and(
        eq(ledgerTransactions.orderId, orderId),
        eq(ledgerTransactions.type, 'payment'),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
}
