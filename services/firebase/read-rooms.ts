import {
  collection,
  getDocFromServer,
  limitToLast,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { ChatWriteError } from '@/utils/chat/chat-transport';
import type { FirestoreSession } from './chat-session';
import { impatient, roomRef } from './commit';
import type { ChatAccess } from './connect';
import type { KnownRoom, RoomFields } from './document-fields';

/**
 * A room of the person's own as the server has it now. A list filtered by its reader is empty, not refused, in somebody
 * else's room: this is what tells.
 */
export async function requireRoom(
  session: FirestoreSession,
  id: string,
): Promise<KnownRoom> {
  if (!navigator.onLine) throw new ChatWriteError('offline');
  const access = await session.access();
  const there = await impatient(getDocFromServer(roomRef(access, id)));
  if (!there.exists()) throw new ChatWriteError('refused');
  return { id, fields: there.data() as RoomFields };
}

/** A room's newest messages, oldest first. */
export const newestMessages = (
  { db, uid }: ChatAccess,
  chatId: string,
  most: number,
): Query =>
  query(
    collection(db, 'messages'),
    where('user', '==', uid),
    where('chat_id', '==', chatId),
    orderBy('created_at', 'asc'),
    limitToLast(most),
  );
