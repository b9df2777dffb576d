import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import type { StatisticKey } from '@/utils/content/statistics';

/**
 * What the house has and has done, none of it of a person. Orders are what shops were ever ordered from, also before
 * their orders came here, less those that are not delivered.
 */
export async function countStatistics(
  db: Db,
): Promise<Record<StatisticKey, number>> {
  const { rows } = (await db.execute(sql`select
    (select count(*) from shops where status = 'approved' and closed_at is null)::int as shops,
    (select count(*) from products p join shops s on s.id = p.shop_id
      where p.active and not p.addon and p.status = 'published' and s.status = 'approved' and s.closed_at is null)::int as products,
    greatest(0, (select coalesce(sum(orders_count), 0) from shops)
      - (select count(*) from orders where status <> 'delivered'))::int as orders,
    (select count(*) from reviews)::int as reviews,
    (select count(*) from couriers)::int as couriers`)) as unknown as {
    rows: [Record<StatisticKey, number>];
  };
  return rows[0];
}
