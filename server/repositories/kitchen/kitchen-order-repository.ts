import { and, desc, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Weekday } from '@/utils/constants/calendar';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { shopDayNumbers } from '@/server/db/schema/kitchen';
import { orders } from '@/server/db/schema/orders';
import { leadsSomewhere } from './board-device-repository';

/** Takes the shop's next number of that day (YYYY-MM-DD); the row is held until the transaction ends. */
export async function takeDayNumber(
  db: Db,
  shopId: number,
  day: string,
): Promise<number> {
  const [row] = await db
    .insert(shopDayNumbers)
    .values({ shopId, day, last: 1 })
    .onConflictDoUpdate({
      target: [shopDayNumbers.shopId, shopDayNumbers.day],
      set: { last: sql`${shopDayNumbers.last} + 1` },
    })
    .returning({ last: shopDayNumbers.last });
  if (!row) throw new Error(`shop ${shopId} has no number for ${day}`);
  return row.last;
}

const workingDays: SQL<
  { day: Weekday; opensAt: string; closesAt: string; disabled: boolean }[]
> =
  sql`(select coalesce(json_agg(json_build_object('day', w.day, 'opensAt', w.opens_at, 'closesAt', w.closes_at,
  'disabled', w.disabled)), '[]'::json) from shop_working_days w where w.shop_id = "shops"."id")`;

const closedDates: SQL<string[]> = sql`(
  select coalesce(json_agg(c.day), '[]'::json) from shop_closed_dates c where c.shop_id = "shops"."id")`;

/** When a shop works and how long it has to answer; read from its rows, so that a transaction waits for no cache. */
export async function findKitchenClock(db: Db, shopId: number) {
  const [row] = await db
    .select({
      acceptMinutes: shops.acceptMinutes,
      deliveryMinutesFrom: shops.deliveryMinutesFrom,
      timezone: shops.timezone,
      workingDays,
      closedDates,
      /** Whether somebody is known to hear of its orders. */
      hasProvedWay: sql<boolean>`exists (
        select 1 from shop_ways where shop_ways.shop_id = "shops"."id" and shop_ways.proved_at is not null
          and ${leadsSomewhere})`,
    })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!row) throw new Error(`no shop ${shopId}`);
  return row;
}

export type KitchenClock = Awaited<ReturnType<typeof findKitchenClock>>;

/** Forgets the numbers of days before that one. */
export async function deleteDayNumbersBefore(
  db: Db,
  before: Date,
): Promise<void> {
  const day = before.toISOString().slice(0, 10);
  await db.delete(shopDayNumbers).where(lt(shopDayNumbers.day, day));
}

/** How many orders a shop heard of on that day of its own. */
export async function countOrdersOfDay(
  db: Db,
  shopId: number,
  day: string,
): Promise<number> {
  const [row] = await db
    .select({ last: shopDayNumbers.last })
    .from(shopDayNumbers)
    .where(and(eq(shopDayNumbers.shopId, shopId), eq(shopDayNumbers.day, day)));
  return row?.last ?? 0;
}

const USUAL_OF = 50;
/** They are looked for among so many of a shop's newest: orders from before have no such times. */
const USUAL_AMONG = 500;
const USUAL_LEAST = 5;

/** The median minutes from accepted to ready of a shop's last 50 finished orders; null below 5. */
export async function findUsualMinutes(
  db: Db,
  shopId: number,
): Promise<number | null> {
  const newest = db
    .select({
      id: orders.id,
      acceptedAt: orders.acceptedAt,
      readyAt: orders.readyAt,
    })
    .from(orders)
    .where(eq(orders.shopId, shopId))
    .orderBy(desc(orders.id))
    .limit(USUAL_AMONG)
    .as('newest');
  const last = db
    .select({
      minutes:
        sql<number>`extract(epoch from ${newest.readyAt} - ${newest.acceptedAt}) / 60`.as(
          'minutes',
        ),
    })
    .from(newest)
    .where(and(isNotNull(newest.readyAt), isNotNull(newest.acceptedAt)))
    .orderBy(desc(newest.id))
    .limit(USUAL_OF)
    .as('last');
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      median: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${last.minutes})::float8`,
    })
    .from(last);
  if (!row || row.count < USUAL_LEAST || row.median === null) return null;
  return Math.round(row.median);
}
