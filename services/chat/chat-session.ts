import type { RoomWish } from '@/utils/chat/chat-transport';
import type { ChatOptions } from './chat-port';
import { ChatWriting } from './chat-writing';
import { OpenRoom } from './open-room';
import type { ReadyPicture } from './take-pictures';

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
