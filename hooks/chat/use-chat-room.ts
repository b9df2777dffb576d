import { useEffect, useMemo, useState } from 'react';
import { selectChat } from '@/redux/slices/chat';
import { useAppSelector } from '@/redux/store';
import { useOnline } from '@/hooks/browser/use-online';
import type { ChatSession } from '@/services/chat/chat-session';
import type { ReadyPicture } from '@/services/chat/take-pictures';
import { withWaiting } from '@/utils/chat/with-waiting';
import type { ChatMessage, ChatRoom } from '@/utils/chat/chat';
import { useChatSession } from './chat-sessions';
import { useClosed } from './use-closed';
import { useRoomInFront } from './use-room-in-front';

interface OpenRoom {
  /** Null: not known (yet). */
  readonly room: ChatRoom | null;
  /** Oldest first, with the own ones that wait or failed at the end; null: not read yet. */
  readonly messages: readonly ChatMessage[] | null;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Resolves when they are there; rejects when they did not come. */
  readonly loadOlder: () => Promise<void>;
  /** It could not be read; `retry` asks again. */
  readonly error: boolean;
  readonly retry: () => void;
  readonly isTyping: boolean;
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  readonly send: (text: string) => void;
  /** Pictures in the order they were chosen; the caption goes with the first. */
  readonly sendPictures: (
    pictures: readonly ReadyPicture[],
    caption: string,
  ) => void;
  readonly sendOrder: (orderId: number) => void;
  readonly resend: (messageId: string) => void;
  readonly discard: (messageId: string) => void;
  readonly markRead: () => void;
  readonly tellTyping: () => void;
  readonly isOffline: boolean;
  readonly isClosed: boolean;
}

/**
 * The room that is open, for whoever shows it; below useChatConnection. One room is open at a time: of several that are
 * named, the last.
 */
export function useChatRoom(id: string | null): OpenRoom {
  const session = useChatSession();
  const chat = useAppSelector(selectChat);
  const isOnline = useOnline();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  useEffect(() => {
    if (session && id !== null) return session.room.enter(id);
  }, [id, session]);
  useRoomInFront(id);
  const isHere = id !== null && chat.currentChat === id;
  const messages = useMemo(
    () => (isHere ? withWaiting(chat.messages, chat.waiting, id) : null),
    [chat.messages, chat.waiting, id, isHere],
  );
  const room = chat.chats?.find((each) => each.id === id) ?? null;
  const isClosed = useClosed(room?.closesAt ?? null);
  const inRoom = (act: (session: ChatSession, chatId: string) => void) => {
    if (session && id !== null) act(session, id);
  };
  return {
    room,
    messages,
    hasOlder: isHere && chat.hasOlder,
    isLoadingOlder,
    loadOlder: async () => {
      if (!session || isLoadingOlder) return;
      setLoadingOlder(true);
      try {
        await session.room.loadOlder();
      } finally {
        setLoadingOlder(false);
      }
    },
    error: isHere && chat.failed.room,
    retry: () => inRoom((now) => now.room.retry()),
    isTyping: isHere && chat.isTyping,
    draft: isHere ? chat.newMessage : '',
    setDraft: (text) => inRoom((now) => now.room.setDraft(text)),
    send: (text) => inRoom((now, chatId) => now.write(chatId, text)),
    sendPictures: (pictures, caption) =>
      inRoom(
        (now, chatId) => void now.writePictures(chatId, pictures, caption),
      ),
    sendOrder: (orderId) =>
      inRoom(({ writing }, chatId) => void writing.write(chatId, { orderId })),
    resend: (messageId) => inRoom(({ writing }) => writing.resend(messageId)),
    discard: (messageId) => inRoom(({ writing }) => writing.discard(messageId)),
    markRead: () => inRoom((now) => now.room.markRead()),
    tellTyping: () => inRoom((now) => now.room.tellTyping()),
    isOffline: !isOnline || chat.isAway,
    isClosed,
  };
}
