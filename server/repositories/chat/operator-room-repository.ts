import { and, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { chats } from '@/server/db/schema/chat/chats';
import { type RoomRow, type RoomView, selectRooms } from './room-repository';

/** Which rooms the other side looks at. */
export interface RoomFilter {
  /** Only those with messages that nobody of the other side has read. */
  readonly unread: boolean;
  readonly role?: RoomRow['role'];
}

const whichRooms = ({ role, unread }: RoomFilter): SQL | undefined =>
  and(
    gt(chats.lastMessageId, 0),
    role && eq(chats.role, role),
    unread
      ? sql`exists (select 1 from messages m where m.chat_id = ${chats.id} and m.id > ${chats.otherReadId} and m.sender = 1)`
      : undefined,
  );

/** A page of everybody's rooms in which something was said, newest message first. */
export function findAllRooms(
  db: Db,
  filter: RoomFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<RoomView[]> {
  return selectRooms(db)
    .where(whichRooms(filter))
    .orderBy(desc(chats.lastMessageAt), desc(chats.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

export async function countAllRooms(
  db: Db,
  filter: RoomFilter,
): Promise<number> {
  const [row] = await db
    .select({ rooms: count() })
    .from(chats)
    .where(whichRooms(filter));
  return row?.rooms ?? 0;
}
