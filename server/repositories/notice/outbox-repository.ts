import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { outboxMessages } from '@/server/db/schema/settings';

export const OUTBOX_CHANNEL = 'outbox';

export type OutboxChannel = typeof outboxMessages.$inferSelect.channel;

export type NewOutboxMessage = Pick<
  typeof outboxMessages.$inferInsert,
  | 'body'
  | 'channel'
  | 'code'
  | 'recipient'
  | 'subject'
  | 'unsubscribeUrl'
  | 'urgent'
> & { readonly createdAt: Date; readonly nextAttemptAt: Date };

/** Adds a message and wakes the senders of every process when (and only if) the transaction commits; answers its id. */
export async function insertOutboxMessage(
  db: Db,
  row: NewOutboxMessage,
): Promise<number> {
  const [message] = await db
    .insert(outboxMessages)
    .values(row)
    .returning({ id: outboxMessages.id });
  if (!message) throw new Error('the message was not inserted');
  await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
  return message.id;
}

/** Takes back what still waits to be pushed to a device about the same thing. */
export async function deleteWaitingPush(
  db: Db,
  recipient: string,
  subject: string,
): Promise<void> {
  await db
    .delete(outboxMessages)
    .where(
      and(
        eq(outboxMessages.recipient, recipient),
        eq(outboxMessages.channel, 'push'),
        eq(outboxMessages.status, 'pending'),
        eq(outboxMessages.subject, subject),
      ),
    );
}

/** The channels that have something to send now. */
export async function findDueChannels(db: Db, now: Date) {
  const rows = await db
    .selectDistinct({ channel: outboxMessages.channel })
    .from(outboxMessages)
    .where(isDue(now));
  return rows.map(({ channel }) => channel);
}

function isDue(now: Date) {
  return and(
    eq(outboxMessages.status, 'pending'),
    lte(outboxMessages.nextAttemptAt, now),
  );
}

/** It carries a code, or the link of a shop that is told something. */
const hasSecret = sql<boolean>`(${outboxMessages.code} is not null or exists (
  select 1 from tellings t where t.outbox_id = "outbox_messages"."id" and t.shop_id is not null))`;

/** It asks for an order's answer that somebody gave meanwhile; a shop's system hears of each order that goes on. */
const isAnswered = sql<boolean>`exists (
  select 1 from tellings t join orders o on o.id = t.order_id
  where t.outbox_id = "outbox_messages"."id" and t.event in ('order.placed', 'order.unanswered')
    and (o.status = 'cancelled' or o.status <> 'new' and t.kind <> 'webhook'))`;

/** Why a message was not sent that asks for an answer that was given before. */
export const ANSWERED_BEFORE = 'answered_before';

async function holdDue(
  db: Db,
  channel: OutboxChannel,
  { now, urgent }: { readonly now: Date; readonly urgent: boolean },
): Promise<number | null> {
  const [due] = await db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        isDue(now),
        eq(outboxMessages.channel, channel),
        // as its index says it
        urgent
          ? sql`${outboxMessages.urgent} and ${outboxMessages.status} = 'pending'`
          : undefined,
      ),
    )
    .orderBy(outboxMessages.nextAttemptAt, outboxMessages.id)
    .limit(1)
    .for('update', { skipLocked: true });
  return due?.id ?? null;
}

/**
 * Takes the channel's longest due message for this process until `leaseUntil`, an urgent one before all others; null when
 * there is none. Others skip it, and it comes due again if this process dies before it says how sending went.
 */
export async function claimDueMessage(
  db: Db,
  wish: {
    readonly channel: OutboxChannel;
    readonly now: Date;
    readonly leaseUntil: Date;
  },
) {
  const { channel, leaseUntil, now } = wish;
  return db.transaction(async (tx) => {
    const due =
      (await holdDue(tx, channel, { now, urgent: true })) ??
      (await holdDue(tx, channel, { now, urgent: false }));
    if (due === null) return null;
    const [claimed] = await tx
      .update(outboxMessages)
      .set({
        nextAttemptAt: leaseUntil,
        attempts: sql`${outboxMessages.attempts} + 1`,
      })
      .where(eq(outboxMessages.id, due))
      .returning({
        id: outboxMessages.id,
        channel: outboxMessages.channel,
        recipient: outboxMessages.recipient,
        subject: outboxMessages.subject,
        body: outboxMessages.body,
        attempts: outboxMessages.attempts,
        unsubscribeUrl: outboxMessages.unsubscribeUrl,
        createdAt: outboxMessages.createdAt,
        hasSecret,
        isAnswered,
      });
    return claimed ?? null;
  });
}

export type ClaimedMessage = NonNullable<
  Awaited<ReturnType<typeof claimDueMessage>>
>;

/** Marks a message as gone. With `forget`, what it said (codes, keys) is not kept. */
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
      lastError: null,
      ...(forget && { body: '', code: null, unsubscribeUrl: null }),
    })
    .where(eq(outboxMessages.id, id));
}

export async function markForRetry(
  db: Db,
  id: number,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ nextAttemptAt: at, lastError: reason })
    .where(eq(outboxMessages.id, id));
}

/** Nobody tries any more. What carried a code or a link forgets what it said, so it cannot be tried again either. */
export async function markDead(
  db: Db,
  { hasSecret: forget, id }: Pick<ClaimedMessage, 'hasSecret' | 'id'>,
  reason: string,
): Promise<void> {
  await db
    .update(outboxMessages)
    .set({
      status: 'failed',
      lastError: reason,
      ...(forget && { body: '', code: null }),
    })
    .where(eq(outboxMessages.id, id));
}

function sentTo(recipients: readonly string[]) {
  return recipients.length
    ? inArray(outboxMessages.recipient, [...recipients])
    : undefined;
}

/** Messages to any of the recipients (none named: to all), newest first. */
export function findOutboxMessages(
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

export type OutboxRow = Awaited<ReturnType<typeof findOutboxMessages>>[number];

export function countMessages(
  db: Db,
  recipients: readonly string[],
): Promise<number> {
  return db.$count(outboxMessages, sentTo(recipients));
}
