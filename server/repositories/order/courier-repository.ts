import { asc, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { couriers } from '@/server/db/schema/orders';

/** The courier with the fewest orders under way, the first of equals; null when the house has none. */
export async function findFreeCourierId(db: Db): Promise<number | null> {
  const underWay = sql`(select count(*) from orders o where o.courier_id = "couriers"."id"
    and o.status in ('accepted', 'ready', 'on_a_way'))`;
  const [row] = await db
    .select({ id: couriers.id })
    .from(couriers)
    .orderBy(underWay, asc(couriers.id))
    .limit(1);
  return row?.id ?? null;
}
