import { signInWithCustomToken } from 'firebase/auth';
import type { RoomWish } from '@/utils/chat/chat-transport';
import type { FirestoreToken, OpenedRoom } from '@/utils/chat/firestore-config';
import {
  type ChatAccess,
  openFirestore,
  type Connection,
  disconnect,
} from './connect';

/** Asks our server for a token, and for the room that is wished for. */
export type GetToken = (wish?: RoomWish) => Promise<FirestoreToken>;

/** One person's way to Firestore, opened when it is first needed. */
export interface FirestoreSession {
  access(): Promise<ChatAccess>;
  /** A new token, with the rooms that are open now; answers the room that was wished for. */
  renew(wish?: RoomWish): Promise<OpenedRoom | null>;
  /** Whether the person's token lets them write in that room now. */
  isOpen(chatId: string): Promise<boolean>;
  close(): void;
}

/** Signs in by our server's token; the SDK keeps the session alive as long as the chat is open. */
export function chatSession(getToken: GetToken): FirestoreSession {
  let opening: Promise<Connection> | null = null;
  let isClosed = false;

  async function open(): Promise<Connection> {
    const { config, token } = await getToken();
    const connection = await openFirestore(config, token);
    if (isClosed) await disconnect(connection);
    return connection;
  }

  function connection(): Promise<Connection> {
    if (isClosed) return Promise.reject(new Error('the chat was closed'));
    opening ??= open();
    const current = opening;
    // who asks again tries again
    current.catch(() => {
      if (opening === current) opening = null;
    });
    return current;
  }

  return {
    access: connection,
    async renew(wish) {
      const { auth } = await connection();
      const { chat, token } = await getToken(wish);
      await signInWithCustomToken(auth, token);
      return chat;
    },
    async isOpen(chatId) {
      const { auth } = await connection();
      const claims = (await auth.currentUser?.getIdTokenResult())?.claims;
      const rooms = claims?.rooms as Record<string, number> | undefined;
      const closes = rooms?.[chatId];
      return (
        closes !== undefined && (closes === 0 || closes > Date.now() / 1e3)
      );
    },
    close() {
      isClosed = true;
      opening?.then(disconnect).catch(() => undefined);
    },
  };
}
