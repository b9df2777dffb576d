import { firestoreChat } from '@/services/firebase/firestore-chat';
import {
  transportCases,
  type TransportWorld,
} from '@/tests/support/chat/transport-suite';
import {
  type ChatTransport,
  ChatWriteError,
  type MessageList,
  type RoomWish,
} from '@/utils/chat/chat-transport';
import type { FirestoreToken } from '@/utils/chat/firestore-config';
import { tryEverything } from './try-everything';

/** What the tests call and read in a page that chats by Firestore. */
interface ChatPage {
  run(name: string): Promise<void>;
  connect(person: string): ChatTransport;
  /** From now on `heard`, `isTyping` and the two calls below are about that room. */
  follow(chat: ChatTransport, chatId: string): void;
  /** One after the other, each again and again until it is confirmed, as the chat's queue does; before `cutAt` the network goes. */
  sendAll(texts: readonly string[], cutAt?: string): Promise<void>;
  /** Why one try was refused; '' when it was not. */
  trySend(text: string): Promise<string>;
  tryEverything(
    person: string,
    target: { readonly chatId: string; readonly messageId: string },
  ): Promise<Record<string, string>>;
  heard: MessageList | null;
  isTyping: boolean;
  /** Whether the other side was seen typing, however short that was. */
  wasTyping: boolean;
  refusals: string[];
}

declare global {
  interface Window {
    chatPage: ChatPage;
    /** Playwright's hand: takes the network away, and gives it back. */
    cutNetwork(isAway: boolean): Promise<void>;
  }
}

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

const tokenOf = (person: string, wish?: RoomWish): Promise<FirestoreToken> =>
  post('/chat-token', { person, wish });

const connect = (person: string): ChatTransport =>
  firestoreChat({
    getToken: (wish) => tokenOf(person, wish),
    async bindPicture(chatId, path) {
      const asked = { person, chatId, path };
      const { img } = await post<{ img: string | null }>(
        '/picture-bind',
        asked,
      );
      if (img === null) throw new ChatWriteError('refused');
      return img;
    },
    picture: (path, chatId) => post('/picture-link', { person, chatId, path }),
  });

const world: TransportWorld = {
  connect: (person) => Promise.resolve(connect(person)),
  answer: (chatId, content) => post('/answer', { chatId, content }),
  picture: (person) => post('/picture', { person }),
  cut: (isAway) => window.cutNetwork(isAway),
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'reason' in error
    ? String(error.reason)
    : String(error);

let open: { readonly chat: ChatTransport; readonly chatId: string } | null =
  null;

async function send(content: string, clientId: string): Promise<string> {
  try {
    await open?.chat.send(open.chatId, { clientId, content });
    return '';
  } catch (error) {
    return reasonOf(error);
  }
}

window.chatPage = {
  connect,
  heard: null,
  isTyping: false,
  wasTyping: false,
  refusals: [],
  async run(name) {
    await transportCases.find((one) => one.name === name)?.run(world);
  },
  follow(chat, chatId) {
    open = { chat, chatId };
    chat.followMessages(chatId, {
      onList: (list) => (window.chatPage.heard = list),
      onTyping(isTyping) {
        window.chatPage.isTyping = isTyping;
        window.chatPage.wasTyping ||= isTyping;
      },
      onError: (error) => window.chatPage.refusals.push(reasonOf(error)),
    });
  },
  async sendAll(texts, cutAt) {
    for (const text of texts) {
      if (text === cutAt) await window.cutNetwork(true);
      const clientId = crypto.randomUUID();
      for (;;) {
        const reason = await send(text, clientId);
        if (!reason) break;
        window.chatPage.refusals.push(reason);
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  },
  trySend: (text) => send(text, crypto.randomUUID()),
  tryEverything: async (person, target) =>
    tryEverything(
      // a room of their own, so that nothing is refused for want of one
      await tokenOf(person, { role: 'admin' }),
      target,
    ),
};
