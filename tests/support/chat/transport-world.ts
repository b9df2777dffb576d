import type { ChatRoom } from '@/utils/chat/chat';
import type {
  ChatTransport,
  MessageList,
  NewMessage,
} from '@/utils/chat/chat-transport';
import { randomKey } from '@/utils/browser/random-key';

/** What a suite runs on: a backend with two customers, and the other side of their rooms. */
export interface TransportWorld {
  /** Another open chat of that person; the suite closes it. */
  connect(person: 'ann' | 'bob'): Promise<ChatTransport>;
  /** The other side says something in a room. */
  answer(chatId: string, content: string): Promise<void>;
  /** Keeps a picture of 60 × 30 points of that person's; answers what a message takes. */
  picture(person: 'ann' | 'bob'): Promise<string>;
  /** The network goes away (or comes back) for every transport. */
  cut(isAway: boolean): Promise<void>;
}

/** One rule that every transport keeps; rejects when it does not. Needs no test runner: it also runs inside a page. */
export interface TransportCase {
  readonly name: string;
  run(world: TransportWorld): Promise<void>;
}

const PATIENCE_MS = 40_000;

export function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
}

export async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What one chat has been told, as it stands now. */
interface Heard {
  rooms: readonly ChatRoom[];
  list: MessageList;
  errors: number;
  loadOlder(): Promise<void>;
}

const NOTHING: MessageList = { messages: [], hasOlder: false };

export function listen(transport: ChatTransport, chatId?: string): Heard {
  const heard: Heard = {
    rooms: [],
    list: NOTHING,
    errors: 0,
    loadOlder: () => Promise.resolve(),
  };
  const onError = (): void => void (heard.errors += 1);
  transport.followRooms((rooms) => (heard.rooms = rooms), onError);
  if (chatId === undefined) return heard;
  const subscription = transport.followMessages(chatId, {
    onList: (list) => (heard.list = list),
    onTyping: () => undefined,
    onError,
  });
  heard.loadOlder = () => subscription.loadOlder();
  return heard;
}

export const message = (content: string): NewMessage => ({
  clientId: randomKey(),
  content,
});
export const confirmed = ({ list }: Heard) =>
  list.messages.filter(({ state }) => state !== 'sending');
export const said = (heard: Heard): string[] =>
  confirmed(heard).map(({ content }) => content);
export const unread = ({ rooms }: Heard, id: string): number | undefined =>
  rooms.find((room) => room.id === id)?.unread;

export async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'nothing was refused';
  } catch (error) {
    return error instanceof Error && 'reason' in error
      ? String(error.reason)
      : String(error);
  }
}
