import {
  and,
  asc,
  eq,
  isNotNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { gatewayRefunds, transactions } from '@/server/db/schema/payments';
import { currencies } from '@/server/db/schema/settings';
import type { Provider } from './gateway-repository';

/** Money of one kind at one provider, in one currency. */
export interface OwedMoney {
  readonly state: 'refused' | 'unasked' | 'unreachable';
  readonly provider: Provider;
  /** ISO 4217. */
  readonly currency: string;
  readonly count: number;
  readonly amountMinor: number;
  readonly oldest: Date;
}

/** Whether an attempt is at none of these providers. */
const isElsewhere = (providers: readonly Provider[]): SQL =>
  notInArray(transactions.provider, [...providers]);

/** Whether a refund was refused, or waits for none of these providers; its attempt is joined. */
export const isOwedRefund = (providers: readonly Provider[]) =>
  or(
    eq(gatewayRefunds.status, 'refused'),
    and(eq(gatewayRefunds.status, 'pending'), isElsewhere(providers)),
  );

/** Refunds that were refused or whose provider is none of these, and attempts that are still to be asked about there. */
export async function findOwed(
  db: Db,
  providers: readonly Provider[],
): Promise<OwedMoney[]> {
  const { rows } = (await db.execute(sql`
    select state, provider, currency, count(*)::int as count, sum(amount)::float8 as "amountMinor", min(since) as oldest
    from (
      select case ${gatewayRefunds.status} when 'refused' then 'refused' else 'unreachable' end as state,
        ${transactions.provider} as provider, coalesce(${gatewayRefunds.currency}, ${currencies.title}) as currency,
        ${gatewayRefunds.amountMinor} as amount, ${gatewayRefunds.createdAt} as since
      from ${gatewayRefunds} join ${transactions} on ${transactions.id} = ${gatewayRefunds.transactionId}
        join ${currencies} on ${currencies.id} = ${transactions.currencyId}
      where ${isOwedRefund(providers)}
      union all
      select 'unasked', ${transactions.provider}, ${currencies.title}, ${transactions.priceMinor}, ${transactions.createdAt}
      from ${transactions} join ${currencies} on ${currencies.id} = ${transactions.currencyId}
      where ${transactions.lookAt} is not null and ${transactions.provider} is not null and ${isElsewhere(providers)}
    ) owed
    group by state, provider, currency order by state, provider, currency`)) as unknown as {
    rows: readonly (Omit<OwedMoney, 'oldest'> & {
      readonly oldest: Date | string;
    })[];
  };
  return rows.map((row) => ({ ...row, oldest: new Date(row.oldest) }));
}

/** An open attempt whose time is over, at none of these providers; null when there is none. */
export async function findUnreachableAttempt(
  db: Db,
  {
    now,
    providers,
  }: { readonly providers: readonly Provider[]; readonly now: Date },
) {
  const [row] = await db
    .select({
      id: transactions.id,
      orderId: transactions.orderId,
      provider: transactions.provider,
    })
    .from(transactions)
    .where(
      and(
        isNotNull(transactions.provider),
        isElsewhere(providers),
        eq(transactions.status, 'progress'),
        isNotNull(transactions.lookAt),
        lte(transactions.expiresAt, now),
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(1);
  return row ?? null;
}
