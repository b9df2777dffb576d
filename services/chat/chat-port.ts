import type { ChatMessage, ChatRoom } from '@/utils/chat/chat';
import type { ChatTransport } from '@/utils/chat/chat-transport';

/** What a session shows to the screens (redux/slices/chat.ts). */
export interface ChatShown {
  readonly chats: readonly ChatRoom[] | null;
  readonly messages: readonly ChatMessage[] | null;
  readonly currentChat: string | null;
  readonly newMessage: string;
  readonly roleId: string;
  readonly waiting: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly isTyping: boolean;
  readonly failed: { readonly rooms: boolean; readonly room: boolean };
  readonly isAway: boolean;
}

/** Where a session puts what it knows. */
export interface ChatPort {
  read(): ChatShown;
  patch(part: Partial<ChatShown>): void;
}

/** What a session tells the person and the rest of the page. */
export interface ChatReports {
  /** A message was not written; `words` are the server's, if it said why. */
  failed(words: string | null): void;
  /** No more messages fit into the queue. */
  full(): void;
  /** A call was refused or did not come. */
  error(error: unknown): void;
  /** Something was read: counts elsewhere change. */
  seen(): void;
}

/** One account's open chat. */
export interface ChatOptions {
  readonly userId: number;
  readonly transport: ChatTransport;
  readonly port: ChatPort;
  readonly reports: ChatReports;
}
