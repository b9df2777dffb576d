import { and, count, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '@/server/db/schema/ledger';
import { orders } from '@/server/db/schema/orders';
import { users } from '@/server/db/schema/account/users';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';

export interface WalletHistoryFilter {
  readonly userId: number;
  readonly type?: 'in' | 'out';
  readonly page: number;
  readonly perPage: number;
}

const ownWallet = (userId: number) =>
  and(eq(ledgerAccounts.kind, 'wallet'), eq(ledgerAccounts.userId, userId));

function flowOf(type: WalletHistoryFilter['type']) {
  if (type === undefined) return undefined;
  return type === 'in'
    ? gt(ledgerEntries.amountMinor, 0)
    : lt(ledgerEntries.amountMinor, 0);
}

const balance = sql<number>`(sum(${ledgerEntries.amountMinor}) over (order by ${ledgerEntries.id}))::float8`;

const shopTexts: SQL<Translations | null> = sql`(
  select json_object_agg(t.locale, json_build_object('title', t.title))
  from shop_translations t where t.shop_id = "orders"."shop_id")`;

/** Every movement of a user's wallet, each with the balance after it. */
function movesOf(db: Db, userId: number) {
  return db
    .select({
      id: ledgerEntries.id,
      amountMinor: ledgerEntries.amountMinor,
      balanceMinor: balance.as('balance_minor'),
      transactionId: ledgerEntries.transactionId,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(ownWallet(userId))
    .as('moves');
}

function signOf(
  moves: ReturnType<typeof movesOf>,
  type: WalletHistoryFilter['type'],
) {
  if (type === undefined) return undefined;
  return type === 'in' ? gt(moves.amountMinor, 0) : lt(moves.amountMinor, 0);
}

/**
 * A page of a wallet's movements, newest first, with the balance after each whatever is filtered, and how many there
 * are in all; one query. Past the end there are no rows, and so no number.
 */
export async function findWalletHistory(db: Db, filter: WalletHistoryFilter) {
  const { page, perPage, type, userId } = filter;
  const moves = movesOf(db, userId);
  return db
    .select({
      id: moves.id,
      uuid: ledgerTransactions.uuid,
      type: ledgerTransactions.type,
      note: ledgerTransactions.note,
      amountMinor: moves.amountMinor,
      balanceMinor: moves.balanceMinor,
      createdAt: ledgerTransactions.createdAt,
      orderId: orders.id,
      shop: shopTexts,
      person: {
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
      },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(moves)
    .innerJoin(
      ledgerTransactions,
      eq(ledgerTransactions.id, moves.transactionId),
    )
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      orders,
      and(eq(orders.id, ledgerTransactions.orderId), eq(orders.userId, userId)),
    )
    .where(signOf(moves, type))
    .orderBy(desc(moves.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

export type WalletMove = Awaited<ReturnType<typeof findWalletHistory>>[number];

/** How many movements a wallet has. */
export async function countWalletHistory(
  db: Db,
  { type, userId }: Pick<WalletHistoryFilter, 'type' | 'userId'>,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(ownWallet(userId), flowOf(type)));
  return row?.total ?? 0;
}

/** The zone in which a customer lives as far as we know: of the shop last ordered from, else of the first shop. */
const zoneOf = (userId: number): SQL<string> => sql`coalesce(
  (select s.timezone from orders o join shops s on s.id = o.shop_id where o.user_id = ${userId} order by o.id desc limit 1),
  (select s.timezone from shops s order by s.id limit 1), 'UTC')`;

/** A wallet's balance and what came in and went out since the month began where the customer lives; one query. */
export async function findWalletSummary(db: Db, userId: number, now: Date) {
  const home = db.$with('home').as(
    db
      .select({ zone: zoneOf(userId).as('zone') })
      .from(users)
      .where(eq(users.id, userId)),
  );
  const amount = ledgerEntries.amountMinor;
  const isNew = sql`${ledgerTransactions.createdAt} >= date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${home.zone}) at time zone ${home.zone}`;
  const sum = (when: SQL) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${when}), 0)::float8`;
  const [row] = await db
    .with(home)
    .select({
      uuid: ledgerAccounts.uuid,
      zone: home.zone,
      balanceMinor: sum(sql`true`),
      addedMinor: sum(sql`${amount} > 0 and ${isNew}`),
      spentMinor: sum(sql`${amount} < 0 and ${isNew}`),
    })
    .from(ledgerAccounts)
    .innerJoin(home, sql`true`)
    .leftJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .leftJoin(
      ledgerTransactions,
      eq(ledgerTransactions.id, ledgerEntries.transactionId),
    )
    .where(ownWallet(userId))
    .groupBy(ledgerAccounts.uuid, home.zone);
  return row ?? null;
}

export type WalletSums = NonNullable<
  Awaited<ReturnType<typeof findWalletSummary>>
>;
