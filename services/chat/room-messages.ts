import type { MessageDto, MessageListDto } from '@/server/contracts/chat/chat';
import { MESSAGES_PAGE } from '@/utils/chat/chat';
import type { MessageList } from '@/utils/chat/chat-transport';
import { chatService } from './chat-service';
import { toMessage } from './to-chat-view';

/** What was read of a room, from the newest message back to where the reader has scrolled. */
export class RoomMessages {
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
