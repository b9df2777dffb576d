import {
  and,
  asc,
  eq,
  isNotNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { transactions } from '@/server/db/schema/payments';
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

const isElsewhere = (providers: readonly Provider[]): SQL =>
  sql`not (t.provider = any(${sql.param([...providers])}::text[]))`;

/** Refunds that were refused or whose provider is none of these, and attempts that are still to be asked about there. */
export async function findOwed(
  db: Db,
  providers: readonly Provider[],
): Promise<OwedMoney[]> {
  const { rows } = (await db.execute(sql`
    select state, provider, currency, count(*)::int as count, sum(amount)::float8 as "amountMinor", min(since) as oldest
    from (
      select case g.status when 'refused' then 'refused' else 'unreachable' end as state, t.provider,
        coalesce(g.currency, c.title) as currency, g.amount_minor as amount, g.created_at as since
      from gateway_refunds g join transactions t on t.id = g.transaction_id join currencies c on c.id = t.currency_id
      where g.status = 'refused' or (g.status = 'pending' and ${isElsewhere(providers)})
      union all
      select 'unasked', t.provider, c.title, t.price_minor, t.created_at
      from transactions t join currencies c on c.id = t.currency_id
      where t.look_at is not null and t.provider is not null and ${isElsewhere(providers)}
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
        notInArray(transactions.provider, [...providers]),
        eq(transactions.status, 'progress'),
        isNotNull(transactions.lookAt),
        lte(transactions.expiresAt, now),
      ),
    )
    .orderBy(asc(transactions.id))
    .limit(1);
  return row ?? null;
}
