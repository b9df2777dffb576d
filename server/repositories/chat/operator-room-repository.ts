import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import { chats } from '@/server/db/schema/chat/chats';
import { pageOfRows } from '@/server/repositories/select-sql';
import { type RoomRow, selectRooms } from './room-repository';

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
export function findAllRooms(db: Db, filter: RoomFilter & Paging) {
  const found = whichRooms(filter);
  const query = selectRooms(db)
    .where(found)
    .orderBy(desc(chats.lastMessageAt), desc(chats.id));
  return pageOfRows(query, db.$count(chats, found), filter);
}
