import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { userEvents } from '@/server/db/schema/settings';

export const USER_EVENTS_CHANNEL = 'user_events';
/** First half of the advisory locks that serialise one user's events. */
const EVENT_LOCK = 714_200;

const columns = {
  id: userEvents.id,
  type: userEvents.type,
  payload: userEvents.payload,
} as const;

type NewEvent = Pick<
  typeof userEvents.$inferInsert,
  'payload' | 'type' | 'userId'
> & { readonly createdAt: Date };

/**
 * Writes an event and wakes the streams when the transaction commits. The advisory lock is held until then, so
 * that ids of one user grow in the order of commits and a reader after an id misses nothing.
 */
export async function insertUserEvent(db: Db, row: NewEvent): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(${EVENT_LOCK}::int, ${row.userId}::int)`,
  );
  await db.insert(userEvents).values(row);
  await db.execute(
    sql`select pg_notify(${USER_EVENTS_CHANNEL}, ${String(row.userId)})`,
  );
}

/** The user's events after an id, oldest first. */
export function findUserEventsAfter(
  db: Db,
  userId: number,
  afterId: number,
  limit: number,
) {
  return db
    .select(columns)
    .from(userEvents)
    .where(and(eq(userEvents.userId, userId), gt(userEvents.id, afterId)))
    .orderBy(asc(userEvents.id))
    .limit(limit);
}

export type UserEventRow = Awaited<
  ReturnType<typeof findUserEventsAfter>
>[number];

/** Whether this event of the user is still kept. */
export async function hasUserEvent(
  db: Db,
  userId: number,
  id: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: userEvents.id })
    .from(userEvents)
    .where(and(eq(userEvents.userId, userId), eq(userEvents.id, id)));
  return row !== undefined;
}

/** The id of the user's newest event, 0 when there is none. */
export async function findLastEventId(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ id: max(userEvents.id) })
    .from(userEvents)
    .where(eq(userEvents.userId, userId));
  return row?.id ?? 0;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(userEvents).where(lt(userEvents.createdAt, before));
}
