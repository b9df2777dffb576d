import { type ChatMessage, SUPPORT } from '@/utils/chat/chat';
import type { RoomSubscription, RoomWish } from '@/utils/chat/chat-transport';
import type { ChatOptions } from './chat-port';
import { ChatWriting } from './chat-writing';
import { draftStore } from './message-store';
import type { ReadyPicture } from './take-pictures';

/** The room that is shown; of several that are entered, the last. */
class OpenRoom {
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

/**
 * One account's open chat: what the transport tells is put where the screens read it, and what the person does is given
 * to it. The only writer of the slice `chat`.
 */
export class ChatSession {
  readonly writing: ChatWriting;
  readonly room: OpenRoom;
  private stopRooms: () => void = () => undefined;

  constructor(private readonly options: ChatOptions) {
    this.writing = new ChatWriting(options);
    this.room = new OpenRoom(options, (messages) =>
      this.writing.written(messages),
    );
  }

  /** Begins to follow the rooms and to send what waits. Returns the way to end everything. */
  start(): () => void {
    const stopWriting = this.writing.start();
    this.followRooms();
    return () => {
      stopWriting();
      this.stopRooms();
      this.room.close();
      this.options.transport.close();
    };
  }

  /** Reads the rooms, again after a failure, and follows them. */
  followRooms(): void {
    const { port, reports, transport } = this.options;
    this.stopRooms();
    const failed = (rooms: boolean): void =>
      port.patch({ failed: { ...port.read().failed, rooms } });
    failed(false);
    this.stopRooms = transport.followRooms(
      (chats) => {
        port.patch({ chats });
        failed(false);
        this.room.nameOther();
      },
      (error) => {
        if (port.read().chats === null) failed(true);
        reports.error(error);
      },
    );
  }

  /** Answers the room's id; rejects with ChatWriteError. */
  open(wish: RoomWish): Promise<string> {
    return this.options.transport.openRoom(wish);
  }

  /** Puts a room away until something is said in it; rejects with ChatWriteError. */
  hide(chatId: string): Promise<void> {
    return this.options.transport.hide(chatId);
  }

  /** Sends what was typed, and forgets the draft; when the queue is full, which is said, it stays. */
  write(chatId: string, text: string): void {
    const content = text.trim();
    if (content && this.writing.write(chatId, { content }))
      this.room.setDraft('');
  }

  /** Sends pictures, the first with what was typed; what the full queue did not take of them is said. */
  async writePictures(
    chatId: string,
    pictures: readonly ReadyPicture[],
    caption: string,
  ): Promise<void> {
    let content = caption.trim();
    for (const picture of pictures) {
      const said = { ...picture, content };
      if (!(await this.writing.writePicture(chatId, said))) return;
      if (content) this.room.setDraft('');
      content = '';
    }
  }
}
