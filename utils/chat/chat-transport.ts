import type { ChatMessage, ChatRole, ChatRoom } from './chat';

/** What a person writes; `clientId` makes a retry the same message. */
export interface NewMessage {
  readonly clientId: string;
  readonly content: string;
  /** A private upload's path, as POST /dashboard/galleries answered it. */
  readonly img?: string;
  readonly orderId?: number;
}

/** Which room to open: of support, also about an order, or of a running order of one's own. */
export type RoomWish =
  | { readonly role: 'admin'; readonly orderId?: number | undefined }
  | { readonly role: Exclude<ChatRole, 'admin'>; readonly orderId: number };

/** Why a write was not done: said to the person, the text is kept. */
export class ChatWriteError extends Error {
  constructor(
    readonly reason: 'offline' | 'refused' | 'closed' | 'slowDown' | 'unknown',
    /** In the person's language where the server said it; else null. */
    readonly words: string | null = null,
    /** Until it may be tried again, where that was said. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(`chat write: ${reason}`);
    this.name = 'ChatWriteError';
  }
}

export interface MessageList {
  /** Oldest first: every confirmed message from `hasOlder`'s edge on. Replaces what was there (spec.md §4). */
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
}

export interface RoomSubscription {
  /** Makes the list begin one page (MESSAGES_PAGE) earlier; resolves when the listener has it. */
  loadOlder(): Promise<void>;
  stop(): void;
}

export interface RoomListener {
  /** Every change gives the whole list, ordered by created_at ascending. */
  readonly onList: (list: MessageList) => void;
  readonly onTyping: (isTyping: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The way chat travels (spec.md §7 realtime database). Two implementations pass one suite: our server's
 * (services/chat/embedded-chat.ts) and Firestore's (services/firebase/firestore-chat.ts), which is loaded only where it
 * is configured. Nothing is written twice: who retries gives the same clientId. Writes reject with ChatWriteError.
 */
export interface ChatTransport {
  /** All rooms of the caller that are not hidden, newest message first; each change gives the whole list. */
  followRooms(
    onRooms: (rooms: readonly ChatRoom[]) => void,
    onError: (error: unknown) => void,
  ): () => void;
  followMessages(chatId: string, listener: RoomListener): RoomSubscription;
  /** The room of that side, made when there is none; answers its id. */
  openRoom(wish: RoomWish): Promise<string>;
  /** Resolves when it is confirmed. */
  send(chatId: string, message: NewMessage): Promise<void>;
  /** Everything up to that position was seen. */
  markRead(chatId: string, position: number): Promise<void>;
  tellTyping(chatId: string): void;
  hide(chatId: string): Promise<void>;
  /** Ends everything it opened. */
  close(): void;
}
