import type { ChatMessage, ChatPicture } from '@/utils/chat/chat';
import type { QueuedMessage } from './message-store';
import { pictureStore } from './picture-store';

/** How messages look that this browser has to send, with their pictures. */
export class UnsentBubbles {
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
