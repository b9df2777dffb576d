import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema/orders';
import { transactions } from '@/server/db/schema/payments';
import { currencies } from '@/server/db/schema/settings';
import { users } from '@/server/db/schema/account/users';
import { provedEmail } from '@/server/repositories/account/contact-repository';

export type Provider = NonNullable<typeof transactions.$inferSelect.provider>;

const columns = {
  id: transactions.id,
  uuid: transactions.uuid,
  orderId: transactions.orderId,
  paymentId: transactions.paymentId,
  priceMinor: transactions.priceMinor,
  refundedMinor: transactions.refundedMinor,
  /** ISO 4217. */
  currency: currencies.title,
  rate: transactions.rate,
  status: transactions.status,
  provider: transactions.provider,
  ref: transactions.providerRef,
  payUrl: transactions.payUrl,
  problem: transactions.problem,
  lang: transactions.lang,
  chargeTitle: transactions.chargeTitle,
  chargeEmail: transactions.chargeEmail,
  chargeSite: transactions.chargeSite,
  expiresAt: transactions.expiresAt,
  createdAt: transactions.createdAt,
} as const;

function selectAttempts(db: Db) {
  return db
    .select(columns)
    .from(transactions)
    .innerJoin(currencies, eq(currencies.id, transactions.currencyId))
    .$dynamic();
}

/** An attempt at a provider, with all that the provider is told of it. */
export type GatewayAttempt = Awaited<ReturnType<typeof selectAttempts>>[number];

const isAtProvider = (condition: SQL) =>
  and(isNotNull(transactions.provider), condition);

/** Who is charged, and in which languages the order's shop has a name. */
export async function findBuyer(
  db: Db,
  {
    orderId,
    userId,
  }: { readonly orderId: number | null; readonly userId: number },
) {
  const shopTitles: SQL<Record<string, { title: string }> | null> = sql`(
    select json_object_agg(t.locale, json_build_object('title', t.title))
    from shop_translations t join orders o on o.shop_id = t.shop_id where o.id = ${orderId})`;
  const [row] = await db
    .select({ email: provedEmail, shopTitles })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`no account ${userId}`);
  return row;
}

/** The attempt that a provider knows by this uuid. */
export async function findAttemptByUuid(
  db: Db,
  uuid: string,
): Promise<GatewayAttempt | null> {
  const [row] = await selectAttempts(db).where(
    isAtProvider(eq(transactions.uuid, uuid)),
  );
  return row ?? null;
}

export async function findGatewayAttempt(
  db: Db,
  id: number,
): Promise<GatewayAttempt | null> {
  const [row] = await selectAttempts(db).where(
    isAtProvider(eq(transactions.id, id)),
  );
  return row ?? null;
}

/** The order's attempts that may still be paid at a provider, oldest first. */
export function findOpenAttempts(
  db: Db,
  orderId: number,
): Promise<GatewayAttempt[]> {
  const isOpen = and(
    eq(transactions.orderId, orderId),
    eq(transactions.status, 'progress'),
    isNotNull(transactions.provider),
  );
  return selectAttempts(db).where(isOpen).orderBy(asc(transactions.id));
}

/** What decides about an attempt, held until the transaction ends. */
export async function lockAttempt(db: Db, id: number) {
  const [row] = await db
    .select({
      id: transactions.id,
      orderId: transactions.orderId,
      userId: transactions.userId,
      priceMinor: transactions.priceMinor,
      refundedMinor: transactions.refundedMinor,
      currency: currencies.title,
      rate: transactions.rate,
      status: transactions.status,
      problem: transactions.problem,
      lang: transactions.lang,
      expiresAt: transactions.expiresAt,
      createdAt: transactions.createdAt,
    })
    .from(transactions)
    .leftJoin(currencies, eq(currencies.id, transactions.currencyId))
    .where(eq(transactions.id, id))
    .for('no key update', { of: transactions });
  if (!row) throw new Error(`no attempt ${id}`);
  return row;
}

export type LockedAttempt = Awaited<ReturnType<typeof lockAttempt>>;

/** How many top-ups of this account wait for their payment. */
export function countOpenTopUps(db: Db, userId: number): Promise<number> {
  return db.$count(
    transactions,
    and(eq(transactions.userId, userId), eq(transactions.status, 'progress')),
  );
}

/** Keeps where an open attempt is paid; false when it is not open any more. */
export async function saveAttemptPage(
  db: Db,
  id: number,
  page: { readonly ref: string; readonly url: string },
): Promise<boolean> {
  const rows = await db
    .update(transactions)
    .set({ providerRef: page.ref, payUrl: page.url })
    .where(eq(transactions.id, id))
    .returning({ status: transactions.status });
  return rows[0]?.status === 'progress';
}

/** When the provider is asked again. */
export async function lookAgainAt(
  db: Db,
  id: number,
  lookAt: Date | null,
): Promise<void> {
  await db.update(transactions).set({ lookAt }).where(eq(transactions.id, id));
}

/** Nobody is to pay these any more; the sweeper closes them at the provider, or finds them paid. */
export async function giveUpOtherAttempts(
  db: Db,
  orderId: number,
  besides: number,
  now: Date,
): Promise<void> {
  await db
    .update(transactions)
    .set({
      status: 'cancelled',
      lookAt: sql`case when ${transactions.provider} is null then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(transactions.orderId, orderId),
        eq(transactions.status, 'progress'),
        sql`${transactions.id} <> ${besides}`,
      ),
    );
}

/** Takes one attempt whose time has come, for this long; null when none is due. Other processes pass it by. */
export async function claimDueAttempt(
  db: Db,
  due: {
    readonly providers: readonly Provider[];
    readonly now: Date;
    readonly leaseUntil: Date;
  },
): Promise<GatewayAttempt | null> {
  const next = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        lte(transactions.lookAt, due.now),
        inArray(transactions.provider, [...due.providers]),
      ),
    )
    .orderBy(asc(transactions.lookAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  const [row] = await db
    .update(transactions)
    .set({ lookAt: due.leaseUntil })
    .where(sql`${transactions.id} = (${next})`)
    .returning({ id: transactions.id });
  return row ? findGatewayAttempt(db, row.id) : null;
}

/** An order that nobody paid in time and nobody can pay any more, held until the transaction ends. */
export async function claimUnpaidOrder(
  db: Db,
  now: Date,
  except: readonly number[],
): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        orders.awaitingPayment,
        eq(orders.status, 'new'),
        lt(orders.payUntil, now),
        notInArray(orders.id, [...except]),
        sql`not exists (select 1 from ${transactions} t where t.order_id = "orders"."id"
          and t.status = 'progress' and t.provider is not null)`,
      ),
    )
    .orderBy(asc(orders.payUntil))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row?.id ?? null;
}
