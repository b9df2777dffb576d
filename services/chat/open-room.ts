import { type ChatMessage, SUPPORT } from '@/utils/chat/chat';
import type { RoomSubscription } from '@/utils/chat/chat-transport';
import type { ChatOptions } from './chat-port';
import { draftStore } from './message-store';

/** The room that is shown; of several that are entered, the last. */
export class OpenRoom {
  private readonly drafts: ReturnType<typeof draftStore>;
  private readonly entered: string[] = [];
  private readonly readUpTo = new Map<string, number>();
  private isClosed = false;
  private subscription: RoomSubscription | null = null;

  constructor(
    private readonly options: ChatOptions,
    private readonly onList: (messages: readonly ChatMessage[]) => void,
  ) {
    this.drafts = draftStore(options.userId);
  }

  /** Shows a room until it is left, which is what is answered. */
  enter(chatId: string): () => void {
    this.entered.push(chatId);
    this.showLast();
    return () => {
      this.entered.splice(this.entered.lastIndexOf(chatId), 1);
      this.showLast();
    };
  }

  /** Reads it again after a failure. */
  retry(): void {
    this.show(this.options.port.read().currentChat);
  }

  /** Shows nothing any more. */
  close(): void {
    this.isClosed = true;
    this.subscription?.stop();
  }

  /** Shows a page more of what was said before. */
  async loadOlder(): Promise<void> {
    await this.subscription?.loadOlder();
  }

  /** Keeps what is typed. */
  setDraft(text: string): void {
    const { port } = this.options;
    const { currentChat } = port.read();
    if (currentChat === null) return;
    this.drafts.write(currentChat, text);
    port.patch({ newMessage: text });
  }

  /** Everything that is shown was seen. */
  markRead(): void {
    const { port, reports, transport } = this.options;
    const { currentChat, messages } = port.read();
    const last = messages?.findLast(({ position }) => position !== null);
    const position = last?.position ?? 0;
    if (currentChat === null || position === 0) return;
    const before = this.readUpTo.get(currentChat) ?? 0;
    if (position <= before) return;
    this.readUpTo.set(currentChat, position);
    transport.markRead(currentChat, position).then(reports.seen, (error) => {
      this.readUpTo.set(currentChat, before);
      reports.error(error);
    });
  }

  /** The person types. */
  tellTyping(): void {
    const { currentChat } = this.options.port.read();
    if (currentChat !== null) this.options.transport.tellTyping(currentChat);
  }

  /** Keeps with whom the room is. */
  nameOther(): void {
    const { port } = this.options;
    const { chats, currentChat, roleId } = port.read();
    const room = chats?.find(({ id }) => id === currentChat);
    const now = room?.roleId ?? SUPPORT;
    if (now !== roleId) port.patch({ roleId: now });
  }

  private showLast(): void {
    const chatId = this.entered.at(-1) ?? null;
    if (chatId !== this.options.port.read().currentChat) this.show(chatId);
  }

  private show(chatId: string | null): void {
    const { port, reports, transport } = this.options;
    this.subscription?.stop();
    this.subscription = null;
    port.patch({
      ...{ currentChat: chatId, messages: null, hasOlder: false },
      ...{ isTyping: false, failed: { ...port.read().failed, room: false } },
      newMessage: chatId === null ? '' : this.drafts.read(chatId),
    });
    this.nameOther();
    if (chatId === null || this.isClosed) return;
    const failed = (room: boolean): void =>
      port.patch({ failed: { ...port.read().failed, room } });
    this.subscription = transport.followMessages(chatId, {
      onList: ({ hasOlder, messages }) => {
        port.patch({ messages, hasOlder });
        failed(false);
        this.onList(messages);
      },
      onTyping: (isTyping) => port.patch({ isTyping }),
      onError: (error) => {
        if (port.read().messages === null) failed(true);
        reports.error(error);
      },
    });
  }
}
