import { MESSAGES_PAGE } from '@/utils/chat/chat';
import type {
  RoomListener,
  RoomSubscription,
} from '@/utils/chat/chat-transport';
import { messageOfDocument, toWritten } from './chat-documents';
import type { RoomsSource } from './chat-rooms';
import type { FirestoreSession } from './chat-session';
import { positionOf, type Snapshot } from './document-fields';
import { followQuery } from './follow-query';
import { type CardSources, messageCards } from './message-cards';
import { newestMessages, requireRoom } from './read-rooms';
import { typingOf } from './typing-marks';

interface Parts {
  readonly session: FirestoreSession;
  readonly rooms: RoomsSource;
  readonly sources: CardSources;
}

/** A room that is followed, and how much the other side wrote up to a position. */
export interface FollowedRoom extends RoomSubscription {
  countUpTo(position: number): number;
}

/** Follows one room: its newest messages, oldest first, as the room's marks say; each change replaces the list. */
export function followRoom(
  { rooms, session, sources }: Parts,
  chatId: string,
  listener: RoomListener,
): FollowedRoom {
  let most = MESSAGES_PAGE;
  let documents: readonly Snapshot[] | null = null;
  let isStopped = false;
  let isChecked = false;
  let stopList: () => void = () => undefined;
  const cards = messageCards(sources, chatId, show);
  const typing = typingOf(listener.onTyping);

  const written = () => toWritten(documents ?? []);

  function show(): void {
    if (!documents || isStopped) return;
    const room = rooms.find(chatId)?.fields ?? null;
    const all = written();
    listener.onList({
      messages: all
        .slice(-most)
        .map(([id, fields]) =>
          messageOfDocument(id, fields, room, cards(fields)),
        ),
      hasOlder: all.length > most,
    });
  }

  /** One more than is shown tells whether there are older ones. */
  function listen(size: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopBefore = stopList;
      const stopThis = followQuery(
        session,
        (access) => newestMessages(access, chatId, size + 1),
        {
          onDocuments: (next) => {
            const count = documents?.length ?? 0;
            if (most !== size || !documents) stopBefore();
            most = size;
            documents = next;
            if (next.length > count) typing.end();
            show();
            resolve();
          },
          onError: (error) => {
            listener.onError(error);
            reject(error instanceof Error ? error : new Error(String(error)));
          },
        },
      );
      stopList = () => {
        stopBefore();
        stopThis();
      };
    });
  }

  function assertOwn(): void {
    isChecked = true;
    requireRoom(session, chatId).catch((error: unknown) => {
      if (!isStopped) listener.onError(error);
    });
  }

  const stopRooms = rooms.follow({
    onRooms: (all) => {
      const room = all.find(({ id }) => id === chatId);
      if (room) typing.read(room);
      else if (!isChecked) assertOwn();
      show();
    },
    onError: listener.onError,
  });
  listen(most).catch(() => undefined);

  return {
    loadOlder: () =>
      isStopped ? Promise.resolve() : listen(most + MESSAGES_PAGE),
    stop() {
      isStopped = true;
      typing.end();
      stopRooms();
      stopList();
    },
    countUpTo: (position) =>
      written()
        .filter(([, { created_at }]) => positionOf(created_at) <= position)
        .reduce((most, [, { seq }]) => Math.max(most, seq), 0),
  };
}
