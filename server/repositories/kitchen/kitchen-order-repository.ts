import {
  and,
  asc,
  desc,
  eq,
  isNotNull,
  lte,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Weekday } from '@/utils/constants/calendar';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { shopDayNumbers, shopWays, tellings } from '@/server/db/schema/kitchen';
import { orders } from '@/server/db/schema/orders';
import { outboxMessages } from '@/server/db/schema/settings';
import { leadsSomewhere } from './board-device-repository';
import {
  type OrderStepRow,
  stepColumns,
} from '@/server/repositories/order/order-repository';

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

async function claim(
  db: Db,
  due: { column: typeof orders.tellAt | typeof orders.answerUntil; now: Date },
  except: readonly number[],
): Promise<OrderStepRow | null> {
  const [row] = await db
    .select(stepColumns)
    .from(orders)
    .where(and(lte(due.column, due.now), notInArray(orders.id, [...except])))
    .orderBy(asc(due.column), asc(orders.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row ?? null;
}

/** One order whose shop is to be reminded now, and that no other process holds; held until the transaction ends. */
export const claimUnansweredOrder = (
  db: Db,
  now: Date,
  except: readonly number[],
): Promise<OrderStepRow | null> =>
  claim(db, { column: orders.tellAt, now }, except);

/** One order that nobody accepted in its time, and that no other process holds; held until the transaction ends. */
export const claimOverdueOrder = (
  db: Db,
  now: Date,
  except: readonly number[],
): Promise<OrderStepRow | null> =>
  claim(db, { column: orders.answerUntil, now }, except);

/** When the next reminder is due, or the next wait ends, for a shop or for a customer; null: nobody waits. */
export async function findNextWatch(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<Date | null>`least(
        (select min(tell_at) from orders where tell_at is not null),
        (select min(answer_until) from orders where answer_until is not null),
        (select min(answer_until) from order_details where answer_until is not null))`.mapWith(
        orders.tellAt,
      ),
    })
    .from(sql`(select 1) as one`);
  return row?.at ?? null;
}

/**
 * Whether a shop has a way that is known to be heard, and since when it was told of an order by one; `sentAt` null:
 * nothing left yet, or all of it failed.
 */
export async function findProvedTelling(
  db: Db,
  { id, shopId }: Pick<OrderStepRow, 'id' | 'shopId'>,
): Promise<{ hasProvedWay: boolean; sentAt: Date | null }> {
  const ways = await db
    .select({ id: shopWays.id, sentAt: outboxMessages.sentAt })
    .from(shopWays)
    .leftJoin(
      tellings,
      and(
        eq(tellings.orderId, id),
        eq(tellings.kind, shopWays.kind),
        eq(tellings.target, shopWays.target),
        eq(tellings.shopId, shopWays.shopId),
        eq(tellings.event, 'order.placed'),
      ),
    )
    .leftJoin(
      outboxMessages,
      and(
        eq(outboxMessages.id, tellings.outboxId),
        eq(outboxMessages.status, 'sent'),
      ),
    )
    .where(
      and(
        eq(shopWays.shopId, shopId),
        isNotNull(shopWays.provedAt),
        leadsSomewhere,
      ),
    );
  const sent = ways.flatMap(({ sentAt }) => sentAt ?? []);
  return {
    hasProvedWay: ways.length > 0,
    sentAt: sent.sort((a, b) => +a - +b)[0] ?? null,
  };
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
