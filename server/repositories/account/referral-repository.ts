import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { identities } from '@/server/db/schema/account/identities';
import { referrals } from '@/server/db/schema/account/referrals';
import { users } from '@/server/db/schema/account/users';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '@/server/db/schema/ledger';
import { orders } from '@/server/db/schema/orders';
import { settings } from '@/server/db/schema/settings';

type Referral = typeof referrals.$inferSelect;
export type ReferralRefusal = NonNullable<Referral['refusal']>;

/** Settings by key; what was never set is missing. */
export async function findSettingsOf(
  db: Db,
  keys: readonly string[],
): Promise<Readonly<Record<string, string | undefined>>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Whose code it is, among the people who are still there. */
export async function findReferrerId(
  db: Db,
  code: string,
): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.myReferral, code), isNull(users.deletedAt)));
  return row?.id ?? null;
}

/** Whether the account has ordered before. */
export async function hasOrdered(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .limit(1);
  return row !== undefined;
}

/** Keeps by whose code somebody came; the first one stands. */
export async function insertReferral(
  db: Db,
  row: Pick<Referral, 'createdAt' | 'referredId' | 'referrerId'>,
): Promise<void> {
  await db.insert(referrals).values(row).onConflictDoNothing();
}

/** The person's referral that nothing was decided of yet, held until the transaction ends. */
export async function lockOpenReferral(db: Db, referredId: number) {
  const [row] = await db
    .select({ id: referrals.id, referrerId: referrals.referrerId })
    .from(referrals)
    .where(
      and(
        eq(referrals.referredId, referredId),
        isNull(referrals.creditedAt),
        isNull(referrals.refusal),
      ),
    )
    .for('update');
  return row ?? null;
}

/** What is decided of a referral. */
export async function settleReferral(
  db: Db,
  id: number,
  decided: Pick<Referral, 'creditedAt' | 'orderId' | 'refusal'>,
): Promise<void> {
  await db.update(referrals).set(decided).where(eq(referrals.id, id));
}

/** How many referrals have earned their inviter something since then. */
export function countEarnedSince(
  db: Db,
  referrerId: number,
  since: Date,
): Promise<number> {
  return db.$count(
    referrals,
    and(
      eq(referrals.referrerId, referrerId),
      gte(referrals.creditedAt, since),
      isNull(referrals.refusal),
    ),
  );
}

/** By what two accounts may be told to be one person's; phones as they were typed. */
export interface PersonMarks {
  readonly isGone: boolean;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** Everything that was ever called or written to of an account: its own, of its orders, of its sign-ins. */
export async function findPersonMarks(
  db: Db,
  userId: number,
): Promise<PersonMarks> {
  const [row] = await db
    .select({
      isGone: sql<boolean>`${users.deletedAt} is not null`,
      phone: users.phone,
      contactPhone: users.contactPhone,
      email: users.email,
      phones: sql<string[]>`array(
        select distinct o.phone from ${orders} o where o.user_id = ${userId} and o.phone is not null)`,
      emails: sql<string[]>`array(
        select distinct i.email from ${identities} i where i.user_id = ${userId} and i.email is not null)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return { isGone: true, phones: [], emails: [] };
  const known = (more: readonly string[], ...own: (string | null)[]) => [
    ...own.filter((contact) => contact !== null),
    ...more,
  ];
  return {
    isGone: row.isGone,
    phones: known(row.phones, row.phone, row.contactPhone),
    emails: known(row.emails, row.email),
  };
}

/** What each credited referral of this inviter brought into the inviter's wallet. */
function earningsOf(db: Db, referrerId: number) {
  return db
    .select({
      orderId: ledgerTransactions.orderId,
      amountMinor: sql<number>`${ledgerEntries.amountMinor}::float8`.as(
        'amount_minor',
      ),
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransactions,
      eq(ledgerTransactions.id, ledgerEntries.transactionId),
    )
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.type, 'referral'),
        eq(ledgerAccounts.kind, 'wallet'),
        eq(ledgerAccounts.userId, referrerId),
      ),
    )
    .as('earnings');
}

/**
 * The newest people who came by this person's code, each with what it earned, and the sums of all; one query. Of the
 * people themselves nothing leaves but the first letter of the first name.
 */
export async function findReferrals(db: Db, referrerId: number, limit: number) {
  const earnings = earningsOf(db, referrerId);
  return db
    .select({
      id: referrals.id,
      initial: sql<string>`upper(left(${users.firstname}, 1))`,
      createdAt: referrals.createdAt,
      creditedAt: referrals.creditedAt,
      refusal: referrals.refusal,
      earnedMinor: sql<number>`coalesce(${earnings.amountMinor}, 0)`,
      joined: sql<number>`(count(*) over ())::int`,
      totalMinor: sql<number>`(coalesce(sum(${earnings.amountMinor}) over (), 0))::float8`,
    })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referredId))
    .leftJoin(earnings, eq(earnings.orderId, referrals.orderId))
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(desc(referrals.id))
    .limit(limit);
}

export type ReferralView = Awaited<ReturnType<typeof findReferrals>>[number];

/** A person's own code. */
export async function findOwnCode(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({ code: users.myReferral })
    .from(users)
    .where(eq(users.id, userId));
  return row?.code ?? '';
}
