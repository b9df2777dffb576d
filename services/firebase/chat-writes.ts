import { collection, doc, serverTimestamp } from 'firebase/firestore';
import type { NewMessage } from '@/utils/chat/chat-transport';
import type { OpenedRoom } from '@/utils/chat/firestore-config';
import type { FirestoreSession } from './chat-session';
import { commit, roomRef } from './commit';
import type { KnownRoom } from './document-fields';
import { codeOf } from './error-code';

const LAST_LENGTH = 140;

/** The room's document, made or brought up to date with what our server said of it. */
export function putRoom(
  session: FirestoreSession,
  room: OpenedRoom,
): Promise<void> {
  const about = {
    title: room.title,
    img: room.img,
    simulated: room.simulated,
    order_id: room.order_id,
    closes_at: room.closes_at === null ? null : new Date(room.closes_at),
    hidden_at: null,
  };
  return commit(session, 3, async (transaction, access) => {
    const ref = roomRef(access, room.id);
    const there = await transaction.get(ref);
    if (there.exists()) return void transaction.update(ref, about);
    transaction.set(ref, {
      ...about,
      user: access.uid,
      role: room.role,
      roleId: room.roleId,
      created_at: serverTimestamp(),
      agent: null,
      last: null,
      last_at: null,
      count_other: 0,
      count_read: 0,
      read_at: null,
      typing_at: null,
      other_delivered_at: null,
      other_read_at: null,
      other_typing_at: null,
    });
  });
}

/** Another tab wrote the same document in the same moment. */
const RACES = /^(already-exists|failed-precondition|aborted)$/;

/** Writes a message; one that stands already was written by a call whose answer was lost. */
export function putMessage(
  session: FirestoreSession,
  room: KnownRoom,
  message: NewMessage,
): Promise<void> {
  const { clientId, content } = message;
  const img = message.img ?? null;
  const orderId = message.orderId ?? null;
  const put = () =>
    commit(session, 1, async (transaction, access) => {
      const ref = doc(collection(access.db, 'messages'), clientId);
      if ((await transaction.get(ref)).exists()) return;
      transaction.set(ref, {
        chat_id: room.id,
        user: access.uid,
        roleId: room.fields.roleId,
        chat_content: content,
        sender: 1,
        author: null,
        img,
        order_id: orderId,
        seq: 0,
        created_at: serverTimestamp(),
      });
      transaction.update(roomRef(access, room.id), {
        last: {
          id: clientId,
          content: Array.from(content).slice(0, LAST_LENGTH).join(''),
          sender: 1,
          author: null,
          img: img !== null,
          order_id: orderId,
        },
        last_at: serverTimestamp(),
      });
    });
  return put().catch((error: unknown) => {
    if (!RACES.test(codeOf(error))) throw error;
    return put();
  });
}

/** Sets marks of a room. */
export function markRoom(
  session: FirestoreSession,
  id: string,
  marks: Readonly<Record<string, unknown>>,
): Promise<void> {
  return commit(session, 1, async (transaction, access) => {
    transaction.update(roomRef(access, id), marks);
  });
}
