import {
  collection,
  limitToLast,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { roomOf } from './chat-documents';
import type { FirestoreSession } from './chat-session';
import type { KnownRoom } from './document-fields';
import { followQuery } from './follow-query';

/** More rooms than a person has: one for each shop and courier they ever wrote to. */
const MOST_ROOMS = 1_000;

interface RoomsListener {
  readonly onRooms: (rooms: readonly KnownRoom[]) => void;
  readonly onError: (error: unknown) => void;
}

/** The person's rooms, listened to once for all who follow them. */
export interface RoomsSource {
  follow(listener: RoomsListener): () => void;
  find(id: string): KnownRoom | null;
  stop(): void;
}

/** Listens while somebody follows. */
export function roomsSource(session: FirestoreSession): RoomsSource {
  const listeners = new Set<RoomsListener>();
  let known: readonly KnownRoom[] | null = null;
  let end: (() => void) | null = null;

  function stop(): void {
    end?.();
    end = null;
    known = null;
  }

  function begin(): void {
    end = followQuery(
      session,
      ({ db, uid }) =>
        query(
          collection(db, 'chats'),
          where('user', '==', uid),
          orderBy('created_at', 'asc'),
          limitToLast(MOST_ROOMS),
        ),
      {
        onDocuments: (documents) => {
          const rooms = documents.map(roomOf);
          known = rooms;
          listeners.forEach(({ onRooms }) => onRooms(rooms));
        },
        onError: (error) => {
          stop();
          const all = [...listeners];
          listeners.clear();
          all.forEach(({ onError }) => onError(error));
        },
      },
    );
  }

  return {
    follow(listener) {
      listeners.add(listener);
      if (!end) begin();
      else if (known) listener.onRooms(known);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    find: (id) => known?.find((room) => room.id === id) ?? null,
    stop,
  };
}
