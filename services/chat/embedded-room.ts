import type { MessageDto } from '@/server/contracts/chat/chat';
import { TYPING_SHOWN_MS } from '@/utils/chat/chat';
import type { RoomListener } from '@/utils/chat/chat-transport';
import { type ChatNews, hearChat } from './chat-news';
import { oneByOne } from './one-by-one';
import { RoomMessages } from './room-messages';

/** Links to pictures end after ten minutes: they are asked for anew before. */
const LINKS_MS = 8 * 60_000;
/** Somebody typed so long ago that it says nothing, whatever the two clocks say. */
const STALE_TYPING_MS = 60_000;

/** One room of the embedded chat that is followed. */
export class EmbeddedRoom {
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
