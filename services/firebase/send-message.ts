import { ChatWriteError, type NewMessage } from '@/utils/chat/chat-transport';
import type { FirestoreSession } from './chat-session';
import { putMessage } from './chat-writes';
import type { KnownRoom } from './document-fields';
import type { CardSources } from './message-cards';

/** Writes a message; its picture is made the room's by our server before, so that both sides can be shown it. */
export async function sendMessage(
  session: FirestoreSession,
  { bindPicture }: CardSources,
  room: KnownRoom,
  message: NewMessage,
): Promise<void> {
  const { img } = message;
  if (!img) return putMessage(session, room, message);
  // a picture that nobody could be shown is better not sent
  if (!bindPicture) throw new ChatWriteError('refused');
  const bound = await bindPicture(room.id, img);
  await putMessage(session, room, { ...message, img: bound });
}
