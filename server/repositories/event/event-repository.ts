import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { userEvents } from '@/server/db/schema/settings';

export const USER_EVENTS_CHANNEL = 'user_events';
/** First half of the advisory locks that serialise one topic's events. */
const EVENT_LOCK = 714_200;

const columns = {
  id: userEvents.id,
  type: userEvents.type,
  payload: userEvents.payload,
} as const;

type NewEvent = Pick<
  typeof userEvents.$inferInsert,
  'payload' | 'topic' | 'type'
> & { readonly createdAt: Date };

/**
 * Writes events and wakes the streams of their topics when the transaction commits. The advisory locks are held until
 * then, so that ids of one topic grow in the order of commits and a reader after an id misses nothing; they are taken
 * in one order, so that two that tell the same people never wait for each other.
 */
export async function insertEvents(
  db: Db,
  rows: readonly NewEvent[],
): Promise<void> {
  if (!rows.length) return;
  const topics = sql.join(
    [...new Set(rows.map(({ topic }) => topic))].map(
      (topic) => sql`(${topic}::text)`,
    ),
    sql`, `,
  );
  await db.execute(sql`
    select pg_advisory_xact_lock(${EVENT_LOCK}::int, locks.key)
    from (select distinct hashtext(t.topic) as key from (values ${topics}) as t(topic) order by 1) as locks`);
  await db.insert(userEvents).values([...rows]);
  await db.execute(sql`
    select pg_notify(${USER_EVENTS_CHANNEL}, t.topic) from (values ${topics}) as t(topic)`);
}

/** The topic's events after an id, oldest first. */
export function findEventsAfter(
  db: Db,
  topic: string,
  afterId: number,
  limit: number,
) {
  return db
    .select(columns)
    .from(userEvents)
    .where(and(eq(userEvents.topic, topic), gt(userEvents.id, afterId)))
    .orderBy(asc(userEvents.id))
    .limit(limit);
}

export type EventRow = Awaited<ReturnType<typeof findEventsAfter>>[number];

/** Whether this event of the topic is still kept. */
export async function hasEvent(
  db: Db,
  topic: string,
  id: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: userEvents.id })
    .from(userEvents)
    .where(and(eq(userEvents.topic, topic), eq(userEvents.id, id)));
  return row !== undefined;
}

/** The id of the topic's newest event, 0 when there is none. */
export async function findLastEventId(db: Db, topic: string): Promise<number> {
  const [row] = await db
    .select({ id: max(userEvents.id) })
    .from(userEvents)
    .where(eq(userEvents.topic, topic));
  return row?.id ?? 0;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(userEvents).where(lt(userEvents.createdAt, before));
}
