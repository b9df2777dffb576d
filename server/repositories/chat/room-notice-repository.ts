import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { notifications } from '@/server/db/schema/account/notifications';

/** Takes the row of this subject out of a customer's inbox, so that a newer one can stand there. */
export async function removeRoomNotice(
  db: Db,
  userId: number,
  subject: string,
): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(eq(notifications.userId, userId), eq(notifications.subject, subject)),
    );
}

/** Marks the row of this subject as read, of a message up to `upTo`; answers its id, null when there was nothing unread. */
export async function readRoomNotice(
  db: Db,
  {
    now,
    subject,
    upTo,
    userId,
  }: {
    readonly subject: string;
    readonly userId: number;
    readonly upTo: number;
    readonly now: Date;
  },
): Promise<number | null> {
  const [row] = await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.subject, subject),
        isNull(notifications.readAt),
        sql`(${notifications.data} ->> 'message_id')::int <= ${upTo}`,
      ),
    )
    .returning({ id: notifications.id });
  return row?.id ?? null;
}
