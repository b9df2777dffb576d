import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { notifications } from '@/server/db/schema/account/notifications';

export type InboxType = (typeof notifications.$inferSelect)['type'];

interface OwnInbox {
  readonly userId: number;
  /** Without one: every type. */
  readonly type?: InboxType | undefined;
}

const columns = {
  id: notifications.id,
  type: notifications.type,
  data: notifications.data,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
} as const;

const ofOwner = ({ type, userId }: OwnInbox) =>
  and(
    eq(notifications.userId, userId),
    isNull(notifications.deletedAt),
    type && eq(notifications.type, type),
  );

const unreadOf = (userId: number) =>
  and(ofOwner({ userId }), isNull(notifications.readAt));

const oneOf = (userId: number, id: number) =>
  and(ofOwner({ userId }), eq(notifications.id, id));

/** A page of somebody's inbox, the newest first: a room's row moves up with each of its messages. */
export function findInboxPage(
  db: Db,
  own: OwnInbox,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  return db
    .select(columns)
    .from(notifications)
    .where(ofOwner(own))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

export type InboxRow = Awaited<ReturnType<typeof findInboxPage>>[number];

/** How many rows somebody's inbox has. */
export function countInbox(db: Db, own: OwnInbox): Promise<number> {
  return db.$count(notifications, ofOwner(own));
}

/** How many of each type are not read; a type without any is not there. */
export function countUnreadInbox(
  db: Db,
  userId: number,
): Promise<{ readonly type: InboxType; readonly unread: number }[]> {
  return db
    .select({ type: notifications.type, unread: count() })
    .from(notifications)
    .where(unreadOf(userId))
    .groupBy(notifications.type);
}

/** One row of somebody's inbox; null: none of theirs. */
export async function findInboxRow(
  db: Db,
  userId: number,
  id: number,
): Promise<InboxRow | null> {
  const [row] = await db
    .select(columns)
    .from(notifications)
    .where(oneOf(userId, id));
  return row ?? null;
}

/** Marks a row as read; false: it was, or there is none. */
export async function markInboxRowRead(
  db: Db,
  { id, now, userId }: { id: number; now: Date; userId: number },
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(oneOf(userId, id), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

/** Marks everything as read, or what is about one order; how many were not. */
export async function markInboxRead(
  db: Db,
  { now, orderId, userId }: { now: Date; orderId?: number; userId: number },
): Promise<number> {
  const marked = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        unreadOf(userId),
        orderId === undefined
          ? undefined
          : sql`${notifications.data} ->> 'order_id' = ${String(orderId)}`,
      ),
    )
    .returning({ id: sql<number>`1` });
  return marked.length;
}

/** Takes a row out of the inbox; false: there is none of theirs. */
export async function hideInboxRow(
  db: Db,
  { id, now, userId }: { id: number; now: Date; userId: number },
): Promise<boolean> {
  const gone = await db
    .update(notifications)
    .set({ deletedAt: now })
    .where(oneOf(userId, id))
    .returning({ id: notifications.id });
  return gone.length > 0;
}

/** Brings a row back that was taken out; false: it cannot be had back any more. */
export async function restoreInboxRow(
  db: Db,
  userId: number,
  id: number,
): Promise<boolean> {
  const back = await db
    .update(notifications)
    .set({ deletedAt: null })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return back.length > 0;
}

/** Deletes for good what was taken out before that moment. */
export async function deleteHiddenInboxRows(
  db: Db,
  before: Date,
): Promise<void> {
  await db.delete(notifications).where(lt(notifications.deletedAt, before));
}
