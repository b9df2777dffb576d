import { ChatWriteError } from '@/utils/chat/chat-transport';
import type { RoomsSource } from './chat-rooms';
import type { FirestoreSession } from './chat-session';
import { writeError } from './write-error';

/** Writes into a room. A refusal may be the token's age: one more is asked for, once. */
export async function withNewToken(
  session: FirestoreSession,
  rooms: RoomsSource,
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work().catch(async (error: unknown) => {
      if (writeError(error).reason !== 'refused') throw error;
      await session.renew();
      if (!(await session.isOpen(id)) && rooms.find(id))
        throw new ChatWriteError('closed');
      await work();
    });
  } catch (error) {
    throw writeError(error);
  }
}
