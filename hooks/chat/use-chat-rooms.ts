import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectChat } from '@/redux/slices/chat';
import { type AppStore, useAppSelector } from '@/redux/store';
import type { ChatRoom } from '@/utils/chat/chat';
import type { RoomWish } from '@/utils/chat/chat-transport';
import { untilSession } from './chat-sessions';

interface ChatRooms {
  /** Newest message first; null: not read yet. */
  readonly rooms: readonly ChatRoom[] | null;
  /** They could not be read; `retry` asks again. */
  readonly error: boolean;
  readonly retry: () => void;
  /** The id of the room of that side, made when there is none; rejects with ChatWriteError. */
  readonly open: (wish: RoomWish) => Promise<string>;
  /** Puts a room away until something is said in it; rejects with ChatWriteError. */
  readonly hide: (id: string) => Promise<void>;
}

/** The rooms of the signed-in person; below useChatConnection. */
export function useChatRooms(): ChatRooms {
  const store = useStore() as AppStore;
  const { chats, failed } = useAppSelector(selectChat);
  return {
    rooms: chats,
    error: failed.rooms,
    retry: useCallback(
      () => void untilSession(store).then((session) => session.followRooms()),
      [store],
    ),
    open: useCallback(
      async (wish) => (await untilSession(store)).open(wish),
      [store],
    ),
    hide: useCallback(
      async (id) => (await untilSession(store)).hide(id),
      [store],
    ),
  };
}
