import { sessionUserId } from '@/utils/account/session-user';
import { randomKey } from '@/utils/browser/random-key';
import type { ChatMessage, ChatPicture } from '@/utils/chat/chat';
import { ChatWriteError } from '@/utils/chat/chat-transport';
import { growingTime } from '@/utils/chat/growing-time';
import type { ChatOptions } from './chat-port';
import { chatService } from './chat-service';
import { MessageQueue } from './message-queue';
import {
  type MessageStore,
  messageStore,
  type QueuedMessage,
} from './message-store';
import { pictureStore } from './picture-store';
import type { CaptionedPicture } from './take-pictures';
import { writeFailure } from './write-failure';

/** How messages look that this browser has to send, with their pictures. */
class UnsentBubbles {
  private readonly pictures = pictureStore();
  /** Addresses of the pictures' bytes; empty while they are being read. */
  private readonly previews = new Map<string, string>();

  /** Written, and not in the list yet: shown until they are. */
  private landed: readonly QueuedMessage[] = [];

  /** `onPreview` is told when another picture can be shown. */
  constructor(private readonly onPreview: () => void) {}

  /** Keeps a message's picture until it is sent. */
  async keep(clientId: string, picture: Blob): Promise<void> {
    this.previews.set(clientId, URL.createObjectURL(picture));
    await this.pictures.put(clientId, picture);
  }

  /** The bytes of a message's picture; null: they are gone. */
  bytes(clientId: string): Promise<Blob | null> {
    return this.pictures.get(clientId);
  }

  /** The message was sent or discarded. Its preview stays, as it may be shown until the list has it. */
  drop(clientId: string): void {
    if (this.previews.has(clientId)) void this.pictures.remove(clientId);
  }

  /** Nothing of it is shown any more. */
  close(): void {
    for (const url of this.previews.values()) if (url) URL.revokeObjectURL(url);
    this.previews.clear();
  }

  /** The server has it. */
  land(item: QueuedMessage, isAwaited: boolean): void {
    if (isAwaited) this.landed = [...this.landed, item];
    this.drop(item.clientId);
  }

  /** The list has these now. */
  written(ids: ReadonlySet<string>): void {
    this.landed = this.landed.filter(({ clientId }) => !ids.has(clientId));
  }

  /** What is shown of the messages that wait, after those that the list is still to bring. */
  list(
    waiting: readonly QueuedMessage[],
    currentChat: string | null,
  ): readonly ChatMessage[] {
    this.landed = this.landed.filter(({ chatId }) => chatId === currentChat);
    return [
      ...this.landed.map((item) => this.toBubble(item, 'sent')),
      ...waiting.map((item) =>
        this.toBubble(item, item.state === 'failed' ? 'failed' : 'sending'),
      ),
    ];
  }

  private toBubble(
    item: QueuedMessage,
    state: ChatMessage['state'],
  ): ChatMessage {
    return {
      id: item.clientId,
      chatId: item.chatId,
      position: null,
      fromMe: true,
      author: null,
      content: item.content,
      picture: this.picture(item),
      orderId: item.orderId,
      order: null,
      state,
      createdAt: new Date(item.at).toISOString(),
    };
  }

  private picture({ clientId, picture }: QueuedMessage): ChatPicture | null {
    if (!picture) return null;
    const url = this.previews.get(clientId);
    if (url === undefined) void this.read(clientId);
    return { url: url ?? '', width: picture.width, height: picture.height };
  }

  /** After a reload the picture's bytes come from the browser's database. */
  private async read(clientId: string): Promise<void> {
    this.previews.set(clientId, '');
    const blob = await this.pictures.get(clientId);
    if (!blob || this.previews.get(clientId) !== '') return;
    this.previews.set(clientId, URL.createObjectURL(blob));
    this.onPreview();
  }
}

/** Own messages until the server has them: the queue, and how they look meanwhile. */
export class ChatWriting {
  private readonly store: MessageStore;
  private readonly queue: MessageQueue;
  private readonly bubbles = new UnsentBubbles(() => this.show());
  private readonly nextTime = growingTime();

  constructor(private readonly options: ChatOptions) {
    const { port, reports, transport, userId } = options;
    this.store = messageStore(userId);
    const calls = {
      send: transport.send.bind(transport),
      upload: (clientId: string) => this.upload(clientId),
      isOwner: () => sessionUserId() === userId,
    };
    this.queue = new MessageQueue(userId, this.store, calls, {
      changed: () => this.show(),
      away: (isAway) => {
        if (isAway !== port.read().isAway) port.patch({ isAway });
      },
      landed: (item) => this.land(item),
      failed: ({ clientId }, error) => {
        console.warn('A message was not written.', clientId, error);
        reports.failed(writeFailure(error).words);
      },
    });
  }

  /** Begins to send what waits. Returns the way to stop. */
  start(): () => void {
    const stopQueue = this.queue.start();
    return () => {
      stopQueue();
      this.bubbles.close();
    };
  }

  /** Puts a message into the queue; false when that is full, which is said. */
  write(
    chatId: string,
    what: Partial<Pick<QueuedMessage, 'content' | 'orderId' | 'picture'>>,
    clientId = randomKey(),
  ): boolean {
    const isTaken = this.queue.add({
      ...{ clientId, chatId, at: this.nextTime(), state: 'waiting' },
      ...{ content: '', orderId: null, picture: null, ...what },
    });
    if (!isTaken) this.options.reports.full();
    return isTaken;
  }

  /** The same with a picture. */
  async writePicture(chatId: string, said: CaptionedPicture): Promise<boolean> {
    const { blob, content, height, width } = said;
    const clientId = randomKey();
    await this.bubbles.keep(clientId, blob);
    const what = { content, picture: { width, height, path: null } };
    const isTaken = this.write(chatId, what, clientId);
    if (!isTaken) this.bubbles.drop(clientId);
    return isTaken;
  }

  /** A failed message goes again. */
  resend(clientId: string): void {
    this.queue.resend(clientId, this.nextTime());
  }

  /** Forgets a message that was not sent. */
  discard(clientId: string): void {
    this.queue.drop(clientId);
    this.bubbles.drop(clientId);
  }

  /** The transport's list has these: nothing of them waits any more. */
  written(messages: readonly ChatMessage[]): void {
    const ids = new Set(
      messages.filter(({ state }) => state !== 'sending').map(({ id }) => id),
    );
    this.bubbles.written(ids);
    for (const { clientId } of this.store.list())
      if (ids.has(clientId)) this.discard(clientId);
    this.show();
  }

  private land(item: QueuedMessage): void {
    const { currentChat, messages } = this.options.port.read();
    const isShown = messages?.some(({ id }) => id === item.clientId) ?? true;
    this.bubbles.land(item, item.chatId === currentChat && !isShown);
  }

  private async upload(clientId: string): Promise<string> {
    const blob = await this.bubbles.bytes(clientId);
    // nothing that could be sent again
    if (!blob) throw new ChatWriteError('refused');
    return chatService.upload(blob);
  }

  private show(): void {
    const { currentChat } = this.options.port.read();
    const waiting = this.bubbles.list(this.store.list(), currentChat);
    this.options.port.patch({ waiting });
  }
}
