import { and, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { chats, messages } from '@/server/db/schema/chat/chats';
import type { MessageRow } from '@/server/repositories/chat/message-repository';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import { AGENT_IDS } from './step-id';

const HOUR_MS = 3_600_000;
/** What was written before is left to people. */
const FRESH_MS = 12 * HOUR_MS;
/** How long a room that was handed over is theirs. */
const HANDED_OVER_MS = 24 * HOUR_MS;
/** Who of the people wrote may be expected to go on for so long. */
const PEOPLE_STAY = '15 minutes';
/** So much of a talk is looked at. */
const TALK_MAX = 20;

const ago = (now: Date, ms: number): Date => new Date(+now - ms);

/**
 * One room whose customer waits since `waitedMs` for the agent, and that no other process holds, held until the
 * transaction ends; only one that it has not read yet when `unreadOnly`.
 */
export async function claimDueRoom(
  db: Db,
  {
    now,
    unreadOnly,
    waitedMs,
  }: {
    readonly now: Date;
    readonly waitedMs: number;
    readonly unreadOnly: boolean;
  },
): Promise<RoomRow | null> {
  const [row] = await db
    .select({ room: chats })
    .from(chats)
    .innerJoin(messages, eq(messages.id, chats.lastMessageId))
    .where(
      and(
        eq(messages.sender, 1),
        isNotNull(chats.userId),
        lte(chats.lastMessageAt, ago(now, waitedMs)),
        gt(chats.lastMessageAt, ago(now, FRESH_MS)),
        sql`(${chats.handedOverAt} is null or ${chats.handedOverAt} < ${ago(now, HANDED_OVER_MS).toISOString()}::timestamptz)`,
        unreadOnly
          ? sql`${chats.otherReadId} < ${chats.lastMessageId}`
          : undefined,
        sql`not exists (select 1 from messages o where o.chat_id = ${chats.id} and o.sender = 0
          and o.client_id not like ${AGENT_IDS} and o.created_at > ${messages.createdAt} - ${PEOPLE_STAY}::interval)`,
      ),
    )
    .orderBy(chats.lastMessageAt, chats.id)
    .limit(1)
    .for('update', { of: chats, skipLocked: true });
  return row?.room ?? null;
}

export interface Talk {
  /** What the customer wrote since the other side's last message, oldest first. */
  readonly asked: readonly MessageRow[];
  /** The other side's last message. */
  readonly before: MessageRow | null;
}

/** The part of a room that its next answer is about. */
export async function findTalk(db: Db, roomId: number): Promise<Talk> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.chatId, roomId))
    .orderBy(desc(messages.id))
    .limit(TALK_MAX);
  const end = rows.findIndex(({ sender }) => sender === 0);
  const asked = end < 0 ? rows : rows.slice(0, end);
  return { asked: asked.reverse(), before: rows[end] ?? null };
}
