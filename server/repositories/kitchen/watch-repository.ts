import { and, asc, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shopWays, tellings } from '@/server/db/schema/kitchen';
import { orders } from '@/server/db/schema/orders';
import { outboxMessages } from '@/server/db/schema/settings';
import { leadsSomewhere } from './board-device-repository';
import {
  type OrderStepRow,
  stepColumns,
} from '@/server/repositories/order/order-repository';

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
 * Whether a shop has a way that is known to be heard, which messages about an order left by such a way, the oldest first
 * and each time of it once, and whether some are still on their way or did not leave.
 */
export async function findProvedTellings(
  db: Db,
  { id, shopId }: Pick<OrderStepRow, 'id' | 'shopId'>,
) {
  const rows = await db
    .select({
      round: tellings.round,
      status: outboxMessages.status,
      sentAt: outboxMessages.sentAt,
    })
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
    .leftJoin(outboxMessages, eq(outboxMessages.id, tellings.outboxId))
    .where(
      and(
        eq(shopWays.shopId, shopId),
        isNotNull(shopWays.provedAt),
        leadsSomewhere,
      ),
    )
    .orderBy(asc(outboxMessages.sentAt), asc(tellings.id));
  const sent = new Map<number, Date>();
  for (const { round, sentAt, status } of rows)
    if (status === 'sent' && sentAt && round !== null && !sent.has(round))
      sent.set(round, sentAt);
  const unsent = rows.filter(({ round }) => round === null || !sent.has(round));
  return {
    hasProvedWay: rows.length > 0,
    sent: [...sent].map(([round, at]) => ({ round, at })),
    isUnderWay: unsent.some(({ status }) => status === 'pending'),
    hasFailed: unsent.some(({ status }) => status === 'failed'),
  };
}
