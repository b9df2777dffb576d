import { embeddedChat } from '@/services/chat/embedded-chat';
import { announce } from '@/services/events/live-hub';
import { followLiveEvents } from '@/services/events/live-stream';
import type { RoomSubscription } from '@/utils/chat/chat-transport';

/** What a transport tells a listener; `key`: which of its subscriptions. */
interface Told {
  readonly key: number;
  readonly kind: 'error' | 'list' | 'rooms' | 'typing';
  readonly value: unknown;
}

/** What the tests call in a page that chats by our own server. */
interface DevicePage {
  /** Why a write was refused; null when it was not. */
  write(
    name: 'hide' | 'markRead' | 'send',
    parts: readonly unknown[],
  ): Promise<string | null>;
  openRoom(): Promise<string>;
  tellTyping(id: string): void;
  followRooms(key: number): void;
  followMessages(key: number, chatId: string): void;
  loadOlder(key: number): Promise<void>;
  stop(key: number): void;
  close(): void;
}

declare global {
  interface Window {
    devicePage: DevicePage;
    deviceTold(told: Told): void;
  }
}

const chat = embeddedChat();
const id = Number(new URL(window.location.href).searchParams.get('user'));
const stopLive = followLiveEvents({ kind: 'account', id }, announce);
const stops = new Map<number, () => void>();
const rooms = new Map<number, RoomSubscription>();

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'reason' in error
    ? String(error.reason)
    : String(error);

const teller = (key: number, kind: Told['kind']) => (value: unknown) =>
  window.deviceTold({ key, kind, value });
const errorTeller = (key: number) => (error: unknown) =>
  window.deviceTold({ key, kind: 'error', value: reasonOf(error) });

window.devicePage = {
  async write(name, parts) {
    try {
      await (chat[name] as (...all: unknown[]) => Promise<void>)(...parts);
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  },
  openRoom: () => chat.openRoom({ role: 'admin' }),
  tellTyping: (room) => chat.tellTyping(room),
  followRooms(key) {
    stops.set(key, chat.followRooms(teller(key, 'rooms'), errorTeller(key)));
  },
  followMessages(key, chatId) {
    const room = chat.followMessages(chatId, {
      onList: teller(key, 'list'),
      onTyping: teller(key, 'typing'),
      onError: errorTeller(key),
    });
    rooms.set(key, room);
    stops.set(key, () => room.stop());
  },
  loadOlder: async (key) => rooms.get(key)?.loadOlder(),
  stop: (key) => stops.get(key)?.(),
  close() {
    chat.close();
    stopLive();
  },
};
