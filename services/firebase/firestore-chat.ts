import { serverTimestamp } from 'firebase/firestore';
import { writeFailure } from '@/services/chat/write-failure';
import { TYPING_EVERY_MS } from '@/utils/chat/chat';
import {
  type ChatTransport,
  ChatWriteError,
  type NewMessage,
  type RoomSubscription,
} from '@/utils/chat/chat-transport';
import { toRooms } from './chat-documents';
import { type FollowedRoom, followRoom } from './chat-messages';
import { roomsSource, type RoomsSource } from './chat-rooms';
import {
  chatSession,
  type FirestoreSession,
  type GetToken,
} from './chat-session';
import { markRoom, putMessage, putRoom } from './chat-writes';
import { type KnownRoom, positionOf } from './document-fields';
import { codeOf } from './error-code';
import type { CardSources } from './message-cards';
import { requireRoom } from './read-rooms';

/** Writes a message; its picture is made the room's by our server before, so that both sides can be shown it. */
async function sendMessage(
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

type Reason = ChatWriteError['reason'];

const REASONS: Readonly<Record<string, Reason>> = {
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  'invalid-argument': 'refused',
  'not-found': 'refused',
  'resource-exhausted': 'slowDown',
  unavailable: 'offline',
  'auth/network-request-failed': 'offline',
};

/** Why a write was not done, in the transport's terms; refusals of our own server were about the token. */
function writeError(error: unknown): ChatWriteError {
  const reason = REASONS[codeOf(error)];
  return reason ? new ChatWriteError(reason) : writeFailure(error);
}

/** Writes into a room. A refusal may be the token's age: one more is asked for, once. */
async function withNewToken(
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

/** Rooms that a list shows, as our own server's. */
const MOST_SHOWN = 100;

export interface FirestoreChatOptions extends CardSources {
  readonly getToken: GetToken;
}

/**
 * Chat by Cloud Firestore: collections `chats` and `messages`, each listened to for this person alone, ordered by
 * `created_at`, which the server sets. What is allowed stands in firestore.rules; a message's document has its client
 * id as its id, so that a retry makes no second one. Loaded only where it is configured (docs/adr/0032).
 */
export function firestoreChat(options: FirestoreChatOptions): ChatTransport {
  const session = chatSession(options.getToken);
  const rooms = roomsSource(session);
  const open = new Map<string, Set<FollowedRoom>>();
  const typedAt = new Map<string, number>();

  const findRoom = async (id: string): Promise<KnownRoom> =>
    rooms.find(id) ?? requireRoom(session, id);

  const write = (id: string, work: () => Promise<void>): Promise<void> =>
    withNewToken(session, rooms, id, work);

  const send = async (chatId: string, message: NewMessage): Promise<void> =>
    sendMessage(session, options, await findRoom(chatId), message);

  async function markRead(chatId: string, position: number): Promise<void> {
    const { fields } = await findRoom(chatId);
    const { count_other, count_read, last_at } = fields;
    const isAll = last_at !== null && positionOf(last_at) <= position;
    const listed = [...(open.get(chatId) ?? [])].map((one) =>
      one.countUpTo(position),
    );
    const count = Math.min(
      count_other,
      isAll ? count_other : Math.max(0, ...listed),
    );
    if (count <= count_read) return;
    await markRoom(session, chatId, {
      count_read: count,
      read_at: serverTimestamp(),
    });
  }

  return {
    followRooms: (onRooms, onError) =>
      rooms.follow({
        onRooms: (all) => onRooms(toRooms(all, MOST_SHOWN)),
        onError,
      }),
    followMessages(chatId, listener): RoomSubscription {
      const parts = { session, rooms, sources: options };
      const one = followRoom(parts, chatId, listener);
      const all = open.get(chatId) ?? new Set();
      open.set(chatId, all.add(one));
      return {
        loadOlder: () => one.loadOlder(),
        stop() {
          one.stop();
          if (all.delete(one) && all.size === 0) open.delete(chatId);
        },
      };
    },
    async openRoom(wish) {
      try {
        const room = await session.renew(wish);
        if (!room) throw new ChatWriteError('refused');
        await putRoom(session, room);
        return room.id;
      } catch (error) {
        throw writeError(error);
      }
    },
    send: (chatId, message) => write(chatId, () => send(chatId, message)),
    markRead: (chatId, position) =>
      write(chatId, () => markRead(chatId, position)),
    tellTyping(chatId) {
      const now = Date.now();
      if (now - (typedAt.get(chatId) ?? 0) < TYPING_EVERY_MS) return;
      typedAt.set(chatId, now);
      markRoom(session, chatId, { typing_at: serverTimestamp() }).catch(
        () => undefined,
      );
    },
    hide: (chatId) =>
      write(chatId, () =>
        markRoom(session, chatId, { hidden_at: serverTimestamp() }),
      ),
    close() {
      open.forEach((all) => all.forEach((one) => one.stop()));
      rooms.stop();
      session.close();
    },
  };
}
