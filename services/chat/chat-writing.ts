import { sessionUserId } from '@/utils/account/session-user';
import { randomKey } from '@/utils/browser/random-key';
import type { ChatMessage } from '@/utils/chat/chat';
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
import type { CaptionedPicture } from './take-pictures';
import { UnsentBubbles } from './unsent-bubbles';
import { writeFailure } from './write-failure';

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
