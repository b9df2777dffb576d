import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { outboxMessages } from '@/server/db/schema/settings';
import { OUTBOX_CHANNEL } from './outbox-repository';

const hasStatus = (status: 'failed' | undefined) =>
  status && eq(outboxMessages.status, status);

/** Messages with how sending went, never what they say; newest first, only dead ones when asked. */
export function findDeliveries(
  db: Db,
  filter: {
    readonly status?: 'failed';
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { page, perPage, status } = filter;
  return db
    .select({
      id: outboxMessages.id,
      channel: outboxMessages.channel,
      recipient: outboxMessages.recipient,
      subject: outboxMessages.subject,
      status: outboxMessages.status,
      attempts: outboxMessages.attempts,
      lastError: outboxMessages.lastError,
      nextAttemptAt: outboxMessages.nextAttemptAt,
      createdAt: outboxMessages.createdAt,
      sentAt: outboxMessages.sentAt,
      hasBody: sql<boolean>`${outboxMessages.body} <> ''`,
    })
    .from(outboxMessages)
    .where(hasStatus(status))
    .orderBy(desc(outboxMessages.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number];

export function countDeliveries(db: Db, status?: 'failed'): Promise<number> {
  return db.$count(outboxMessages, hasStatus(status));
}

/** Makes a dead message due again, as if it were new, and wakes the senders; false when it cannot be. */
export async function reviveMessage(
  db: Db,
  id: number,
  now: Date,
): Promise<boolean> {
  const revived = await db
    .update(outboxMessages)
    .set({ status: 'pending', attempts: 0, nextAttemptAt: now })
    .where(
      and(
        eq(outboxMessages.id, id),
        eq(outboxMessages.status, 'failed'),
        ne(outboxMessages.body, ''),
      ),
    )
    .returning({ id: outboxMessages.id });
  if (!revived.length) return false;
  await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
  return true;
}

export async function hasMessage(db: Db, id: number): Promise<boolean> {
  return (await db.$count(outboxMessages, eq(outboxMessages.id, id))) > 0;
}

/** Forgets messages that are done with, sent or dead. */
export async function deleteMessagesBefore(
  db: Db,
  before: Date,
): Promise<void> {
  await db
    .delete(outboxMessages)
    .where(
      and(
        inArray(outboxMessages.status, ['sent', 'failed']),
        lt(outboxMessages.nextAttemptAt, before),
      ),
    );
}
