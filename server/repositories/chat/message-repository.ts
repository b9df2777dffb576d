import { and, asc, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { messages } from '@/server/db/schema/chat/chats';

export type MessageRow = typeof messages.$inferSelect;

/** The message that was written with this client id; null: none. */
export async function findMessageByClientId(
  db: Db,
  chatId: number,
  clientId: string,
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.clientId, clientId)));
  return row ?? null;
}

export async function insertMessage(
  db: Db,
  row: typeof messages.$inferInsert,
): Promise<MessageRow> {
  const [added] = await db.insert(messages).values(row).returning();
  if (!added) throw new Error('the message was not inserted');
  return added;
}

export interface MessageSpan {
  /** Only those before this one. */
  readonly before?: number;
  /** Only those after this one, the first of them. */
  readonly after?: number;
  readonly limit: number;
}

/** A stretch of a room, oldest first: its newest messages, or those next to one. */
export async function findMessages(
  db: Db,
  chatId: number,
  { after, before, limit }: MessageSpan,
): Promise<MessageRow[]> {
  const isForward = after !== undefined;
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        isForward ? gt(messages.id, after) : undefined,
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(isForward ? asc(messages.id) : desc(messages.id))
    .limit(limit);
  return isForward ? rows : rows.reverse();
}

/** Whether the room has a message up to this id. */
export async function hasMessageUpTo(
  db: Db,
  chatId: number,
  id: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), lte(messages.id, id)))
    .limit(1);
  return rows.length > 0;
}

/** The how-many-eth message of the other side in a room, from 1 on; the newest one when there are fewer; null: none. */
export async function findAnswerId(
  db: Db,
  chatId: number,
  count: number,
): Promise<number | null> {
  if (count < 1) return null;
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.sender, 0)))
    .orderBy(asc(messages.id))
    .limit(count);
  return rows.at(-1)?.id ?? null;
}

/** When the last message of a customer's that came in was written; null: none did. */
export async function findNewestMoment(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.sender, 1))
    .orderBy(desc(messages.id))
    .limit(1);
  return row?.createdAt ?? null;
}

/** The sizes of pictures that stand in messages of a room, by their paths. */
export async function findPictureSizes(
  db: Db,
  chatId: number,
  paths: readonly string[],
): Promise<Map<string, { readonly width: number; readonly height: number }>> {
  if (!paths.length) return new Map();
  const rows = await db
    .select({
      img: messages.img,
      width: messages.imgWidth,
      height: messages.imgHeight,
    })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), inArray(messages.img, [...paths])));
  return new Map(
    rows.flatMap(({ height, img, width }) =>
      img !== null && width !== null && height !== null
        ? [[img, { width, height }] as const]
        : [],
    ),
  );
}
