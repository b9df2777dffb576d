import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { outboxMessages } from '../db/schema/settings';

export const OUTBOX_CHANNEL = 'outbox';

export type NewOutboxMessage = Pick<
  typeof outboxMessages.$inferInsert,
  'body' | 'channel' | 'code' | 'recipient' | 'subject'
> & { readonly createdAt: Date; readonly nextAttemptAt: Date };

/** Adds a message and wakes the senders of every process when (and only if) the transaction commits. */
export async function insertOutboxMessage(
  db: Db,
  row: NewOutboxMessage,
): Promise<void> {
  await db.insert(outboxMessages).values(row);
  await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/**
 * Takes up to `limit` due messages for this process until `leaseUntil`: others skip them, and they come due again
 * if this process dies before it says how sending went.
 */
export async function claimDueMessages(
  db: Db,
  now: Date,
  leaseUntil: Date,
  limit: number,
) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(
        and(
          eq(outboxMessages.status, 'pending'),
          lte(outboxMessages.nextAttemptAt, now),
        ),
      )
      .orderBy(outboxMessages.nextAttemptAt, outboxMessages.id)
      .limit(limit)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outboxMessages)
      .set({
        nextAttemptAt: leaseUntil,
        attempts: sql`${outboxMessages.attempts} + 1`,
      })
      .where(
        inArray(
          outboxMessages.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({
        id: outboxMessages.id,
        channel: outboxMessages.channel,
        recipient: outboxMessages.recipient,
        subject: outboxMessages.subject,
        body: outboxMessages.body,
        attempts: outboxMessages.attempts,
      });
  });
}

export type ClaimedMessage = Awaited<
  ReturnType<typeof claimDueMessages>
>[number];

/** Marks a message as gone. With `forget`, what it said (codes!) is not kept. */
export async function markSent(
  db: Db,
  id: number,
  now: Date,
  forget: boolean,
): Promise<void> {
  await db
    .update(outboxMessages)
    .set({
      status: 'sent',
      sentAt: now,
      ...(forget && { body: '', code: null }),
    })
    .where(eq(outboxMessages.id, id));
}

export async function markForRetry(
  db: Db,
  id: number,
  at: Date,
): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ nextAttemptAt: at })
    .where(eq(outboxMessages.id, id));
}

export async function markFailed(db: Db, id: number): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ status: 'failed', body: '', code: null })
    .where(eq(outboxMessages.id, id));
}

function sentTo(recipients: readonly string[]) {
  return recipients.length
    ? inArray(outboxMessages.recipient, [...recipients])
    : undefined;
}

/** Messages to any of the recipients (none named: to all), newest first. */
export function findMessages(
  db: Db,
  recipients: readonly string[],
  { page, perPage }: { page: number; perPage: number },
) {
  return db
    .select({
      id: outboxMessages.id,
      recipient: outboxMessages.recipient,
      subject: outboxMessages.subject,
      body: outboxMessages.body,
      code: outboxMessages.code,
      createdAt: outboxMessages.createdAt,
    })
    .from(outboxMessages)
    .where(sentTo(recipients))
    .orderBy(desc(outboxMessages.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

export type OutboxRow = Awaited<ReturnType<typeof findMessages>>[number];

export async function countMessages(
  db: Db,
  recipients: readonly string[],
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(outboxMessages)
    .where(sentTo(recipients));
  return row?.total ?? 0;
}
