import type { MessageDto, MessageListDto } from '@/server/contracts/chat/chat';
import {
  type ChatRoom,
  MESSAGES_PAGE,
  TYPING_EVERY_MS,
  TYPING_SHOWN_MS,
} from '@/utils/chat/chat';
import type {
  ChatTransport,
  MessageList,
  RoomListener,
} from '@/utils/chat/chat-transport';
import { type ChatNews, hearChat } from './chat-news';
import { chatService } from './chat-service';
import { oneByOne } from './one-by-one';
import { toMessage, toRoom } from './to-chat-view';
import { writeFailure } from './write-failure';

/** What was read of a room, from the newest message back to where the reader has scrolled. */
class RoomMessages {
  private readonly known = new Map<number, MessageDto>();
  /** Everything up to here was read; what was written here may be known beyond. */
  private upTo = 0;
  private hasOlder = false;
  isRead = false;

  constructor(private readonly chatId: string) {}

  has(position: number): boolean {
    return this.known.has(position);
  }

  get hasPictures(): boolean {
    return [...this.known.values()].some(({ img }) => img !== null);
  }

  add(messages: readonly MessageDto[]): void {
    for (const message of messages) this.known.set(message.id, message);
  }

  list(): MessageList {
    const messages = [...this.known.values()]
      .sort((a, b) => a.id - b.id)
      .map(toMessage);
    return { messages, hasOlder: this.hasOlder };
  }

  /** Everything that is shown, anew, from the newest back to the oldest. Answers whether the other side said something new. */
  async readAll(): Promise<boolean> {
    const until = this.isRead ? Math.min(...this.known.keys()) : Infinity;
    const before = this.upTo;
    let page: MessageListDto = await chatService.messages(this.chatId);
    const came = [...page.data];
    let first = page.data[0]?.id ?? 0;
    while (page.meta.has_older && first > until) {
      page = await chatService.messages(this.chatId, { before: first });
      first = page.data[0]?.id ?? 0;
      came.unshift(...page.data);
    }
    this.hasOlder = page.meta.has_older;
    this.isRead = true;
    return this.take(came, before);
  }

  /** What came after the last one that was read. Answers whether the other side said something. */
  async readNewer(): Promise<boolean> {
    const before = this.upTo;
    let isNews = false;
    for (;;) {
      const part = { after: this.upTo };
      const { data } = await chatService.messages(this.chatId, part);
      isNews = this.take(data, before) || isNews;
      if (data.length < MESSAGES_PAGE) return isNews;
    }
  }

  /** One page more of what was before. */
  async readOlder(): Promise<void> {
    const first = Math.min(...this.known.keys());
    if (!this.hasOlder || !Number.isFinite(first)) return;
    const page = await chatService.messages(this.chatId, { before: first });
    this.add(page.data);
    this.hasOlder = page.meta.has_older;
  }

  private take(messages: readonly MessageDto[], before: number): boolean {
    this.add(messages);
    this.upTo = Math.max(this.upTo, messages.at(-1)?.id ?? 0);
    return messages.some(({ id, sender }) => id > before && sender === 0);
  }
}

/** Links to pictures end after ten minutes: they are asked for anew before. */
const LINKS_MS = 8 * 60_000;
/** Somebody typed so long ago that it says nothing, whatever the two clocks say. */
const STALE_TYPING_MS = 60_000;

/** One room of the embedded chat that is followed. */
class EmbeddedRoom {
  private readonly messages: RoomMessages;
  private isStopped = false;
  /** Only what came after the last one is wanted; else everything anew, states and links too. */
  private wantsAll = true;
  private typing: ReturnType<typeof setTimeout> | undefined;
  private readonly readSoon = oneByOne(() => this.read());

  constructor(
    private readonly chatId: string,
    private readonly listener: RoomListener,
  ) {
    this.messages = new RoomMessages(chatId);
  }

  /** Reads it and follows it. Returns the way to stop. */
  start(): () => void {
    const again = (): void => this.refresh(true);
    const stopHearing = hearChat((news) => this.hear(news), again);
    const links = setInterval(() => {
      if (this.messages.hasPictures && document.visibilityState === 'visible')
        again();
    }, LINKS_MS);
    again();
    return () => {
      this.isStopped = true;
      clearInterval(links);
      clearTimeout(this.typing);
      stopHearing();
    };
  }

  /** A message of this person that the server has just confirmed. */
  take(message: MessageDto): void {
    if (message.chat_id !== this.chatId || this.isStopped) return;
    // before the first page there is nothing that it could follow
    if (!this.messages.isRead) return this.refresh(true);
    this.messages.add([message]);
    this.listener.onList(this.messages.list());
  }

  /** One page more of what was before. */
  async loadOlder(): Promise<void> {
    await this.messages.readOlder();
    if (!this.isStopped) this.listener.onList(this.messages.list());
  }

  private hear({ at, chat_id: chatId, id, kind }: ChatNews): void {
    if (chatId !== this.chatId) return;
    if (kind === 'typing') {
      const age = at ? Date.now() - Date.parse(at) : 0;
      if (age < STALE_TYPING_MS) this.showTyping(true);
    } else if (kind !== 'message') this.refresh(true);
    else if (!this.messages.has(id)) this.refresh(false);
  }

  private showTyping(isTyping: boolean): void {
    clearTimeout(this.typing);
    if (isTyping)
      this.typing = setTimeout(() => this.showTyping(false), TYPING_SHOWN_MS);
    this.listener.onTyping(isTyping);
  }

  private refresh(all: boolean): void {
    if (this.isStopped) return;
    this.wantsAll ||= all;
    void this.readSoon();
  }

  private async read(): Promise<void> {
    const all = this.wantsAll || !this.messages.isRead;
    this.wantsAll = false;
    try {
      const isNews = all
        ? await this.messages.readAll()
        : await this.messages.readNewer();
      if (this.isStopped) return;
      if (isNews) this.showTyping(false);
      this.listener.onList(this.messages.list());
    } catch (error) {
      this.wantsAll ||= all;
      if (!this.isStopped) this.listener.onError(error);
    }
  }
}

/** Reads the rooms now and after every change; `refresh` reads them again. */
function followEmbeddedRooms(
  onRooms: (rooms: readonly ChatRoom[]) => void,
  onError: (error: unknown) => void,
): { refresh: () => void; stop: () => void } {
  let isStopped = false;
  const read = oneByOne(async () => {
    try {
      const rooms = await chatService.rooms();
      if (!isStopped) onRooms(rooms.map(toRoom));
    } catch (error) {
      if (!isStopped) onError(error);
    }
  });
  const refresh = (): void => {
    if (!isStopped) void read();
  };
  const stopHearing = hearChat(({ kind }) => {
    if (kind !== 'typing') refresh();
  }, refresh);
  refresh();
  return {
    refresh,
    stop: () => {
      isStopped = true;
      stopHearing();
    },
  };
}

/**
 * Chat over our own server: lists by calls, told of changes by the one live stream, polled while that is down, writes by
 * POST with the client's id.
 */
export function embeddedChat(): ChatTransport {
  const stops = new Set<() => void>();
  const rooms = new Set<EmbeddedRoom>();
  const typedAt = new Map<string, number>();
  /** Those that follow the rooms read them again. */
  const refreshers = new Set<() => void>();
  const refreshRooms = (): void => refreshers.forEach((refresh) => refresh());

  return {
    followRooms(onRooms, onError) {
      const { refresh, stop } = followEmbeddedRooms(onRooms, onError);
      refreshers.add(refresh);
      const end = (): void => {
        stop();
        refreshers.delete(refresh);
        stops.delete(end);
      };
      stops.add(end);
      return end;
    },
    followMessages(chatId, listener) {
      const room = new EmbeddedRoom(chatId, listener);
      const stopRoom = room.start();
      rooms.add(room);
      const stop = (): void => {
        stopRoom();
        rooms.delete(room);
        stops.delete(stop);
      };
      stops.add(stop);
      return { loadOlder: () => room.loadOlder(), stop };
    },
    async openRoom(wish) {
      try {
        const { id } = await chatService.open(wish);
        refreshRooms();
        return id;
      } catch (error) {
        throw writeFailure(error);
      }
    },
    async send(chatId, message) {
      try {
        const written = await chatService.send(chatId, message);
        for (const room of rooms) room.take(written);
        refreshRooms();
      } catch (error) {
        throw writeFailure(error);
      }
    },
    async markRead(chatId, position) {
      try {
        await chatService.markRead(chatId, position);
        refreshRooms();
      } catch (error) {
        throw writeFailure(error);
      }
    },
    tellTyping(chatId) {
      const now = Date.now();
      if (now - (typedAt.get(chatId) ?? -Infinity) < TYPING_EVERY_MS) return;
      typedAt.set(chatId, now);
      // nobody waits for it
      chatService.tellTyping(chatId).catch(() => undefined);
    },
    async hide(chatId) {
      try {
        await chatService.hide(chatId);
        refreshRooms();
      } catch (error) {
        throw writeFailure(error);
      }
    },
    close() {
      for (const stop of [...stops]) stop();
    },
  };
}
