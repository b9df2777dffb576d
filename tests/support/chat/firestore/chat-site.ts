import { randomUUID } from 'node:crypto';
import { build } from 'esbuild';
import { signCustomToken } from '@/server/adapters/chat/custom-tokens';
import { readServiceAccount } from '@/server/environment/env-firebase';
import type { RoomWish } from '@/utils/chat/chat-transport';
import type { FirestoreToken, OpenedRoom } from '@/utils/chat/firestore-config';
import type { Claims } from './asked';
import { pictureBook } from './picture-book';
import { SERVER_TIME, type StandIn, startStandIn } from './stand-in';

const DESK: Claims = { uid: 'desk', sofra_role: 'admin' };

/** A site that chats by Firestore, with our server's part played: it opens rooms and mints tokens. */
export interface ChatSite extends Pick<
  StandIn,
  'close' | 'dropAll' | 'list' | 'loseAnswer' | 'read' | 'write'
> {
  readonly url: string;
  /** The other side says something. */
  answer(chatId: string, content: string): void;
  /** The other side got, read or types. */
  mark(chatId: string, name: string): void;
  /** From now on tokens call the person's rooms closed. */
  closeRooms(person: string): void;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/chat/firestore/chat-page.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'chrome120',
    tsconfig: 'tsconfig.json',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** One for each person and other side, as our server has it. */
function roomBook() {
  const rooms = new Map<string, Map<string, OpenedRoom>>();
  const of = (person: string) => {
    const own = rooms.get(person) ?? new Map<string, OpenedRoom>();
    rooms.set(person, own);
    return own;
  };
  return {
    of,
    open(person: string, wish: RoomWish): OpenedRoom {
      const order_id = wish.role === 'admin' ? null : wish.orderId;
      const roleId = order_id === null ? 'admin' : '7';
      const known = of(person).get(roleId);
      const room = {
        ...{ id: known?.id ?? randomUUID(), role: wish.role, roleId },
        ...{ title: '', img: null, simulated: false, order_id },
        closes_at: null,
      };
      of(person).set(roleId, room);
      return room;
    },
  };
}

export async function startChatSite(): Promise<ChatSite> {
  const script = await bundle();
  const book = roomBook();
  const closed = new Set<string>();
  const pictures = pictureBook((person, id) =>
    [...book.of(person).values()].some((room) => room.id === id),
  );

  async function token(body: string): Promise<FirestoreToken> {
    const { person, wish } = JSON.parse(body) as {
      person: string;
      wish?: RoomWish;
    };
    const account = readServiceAccount({
      FIREBASE_SERVICE_ACCOUNT: standIn.account,
    });
    if (!account) throw new Error('no service account');
    const chat = wish ? book.open(person, wish) : null;
    const ids = [...book.of(person).values()].map(({ id }) => id);
    const closes = closed.has(person) ? 1 : 0;
    const { host } = standIn;
    return {
      token: await signCustomToken(account, {
        uid: person,
        claims: { rooms: Object.fromEntries(ids.map((id) => [id, closes])) },
        now: new Date(),
      }),
      config: {
        ...{ apiKey: 'key', appId: '', authDomain: '' },
        projectId: account.project_id,
        emulator: { auth: host, firestore: host },
      },
      chat,
    };
  }

  const json = (value: unknown) => ({
    type: 'application/json',
    body: JSON.stringify(value),
  });
  const standIn = await startStandIn(async ({ pathname }, body) => {
    if (pathname === '/chat-token') return json(await token(body));
    const picture = pictures.answer(pathname, body);
    if (picture !== undefined) return json(picture);
    if (pathname === '/answer') {
      const said = JSON.parse(body) as { chatId: string; content: string };
      answer(said.chatId, said.content);
      return json({});
    }
    if (pathname === '/chat.js')
      return { type: 'text/javascript', body: script };
    if (pathname !== '/') return null;
    const html =
      '<!doctype html><title>Chat</title><script type="module" src="/chat.js"></script>';
    return { type: 'text/html', body: html };
  });

  /** As an operator's own page does it: message, number and last words in one write that the rules allow. */
  function answer(chatId: string, content: string): void {
    const room = standIn.read(`chats/${chatId}`) ?? {};
    const id = randomUUID();
    const author = 'Nodira';
    const seq = Number(room.count_other) + 1;
    standIn.write(
      {
        [`messages/${id}`]: {
          ...{ chat_id: chatId, user: room.user, roleId: room.roleId, seq },
          ...{ chat_content: content, sender: 0, author, img: null },
          ...{ order_id: null, created_at: SERVER_TIME },
        },
        [`chats/${chatId}`]: {
          ...{ ...room, count_other: seq, last_at: SERVER_TIME },
          last: { id, content, sender: 0, author, img: false, order_id: null },
        },
      },
      DESK,
    );
  }

  return {
    ...standIn,
    url: `http://${standIn.host}/`,
    answer,
    mark(chatId, name) {
      const room = standIn.read(`chats/${chatId}`) ?? {};
      standIn.write(
        { [`chats/${chatId}`]: { ...room, [name]: SERVER_TIME } },
        DESK,
      );
    },
    closeRooms: (person) => void closed.add(person),
  };
}
