import type { Ctx } from '@/server/context';
import {
  publishEvents,
  type TopicEvent,
} from '@/server/domain/event/publish-user-event';
import { addToInbox } from '@/server/domain/notice/inbox';
import {
  findMessageByClientId,
  insertMessage,
  type MessageRow,
} from '@/server/repositories/chat/message-repository';
import { removeRoomNotice } from '@/server/repositories/chat/room-notice-repository';
import {
  lockRoom,
  type RoomRow,
  updateRoom,
} from '@/server/repositories/chat/room-repository';
import { roomEvents } from './chat-events';
import { type TellCtx, tellHosted } from '@/server/domain/notice/tell-hosted';

/** How much of a message its row in the inbox tells. */
const NEWS_MAX = 140;

/** A message as news: its first line, with an ellipsis where more follows. */
function newsOf(content: string): string {
  const [line = '', ...more] = content.trim().split(/\s*\n\s*/);
  const letters = [...line];
  const text = letters.slice(0, NEWS_MAX).join('');
  return more.length > 0 || letters.length > NEWS_MAX ? `${text}…` : text;
}

/** The subject of a room's row in the inbox, and what its pictures are used for. */
export const roomSubject = ({ uuid }: Pick<RoomRow, 'uuid'>): string =>
  `chat:${uuid}`;

/** A message on its way into a room: checked, clean, its picture bound to the room. */
export interface WrittenMessage {
  /** 1: the customer, 0: the other side. */
  readonly sender: 0 | 1;
  /** Who speaks for the other side; null: nobody by name, and the customer. */
  readonly author: string | null;
  readonly content: string;
  readonly img: {
    readonly path: string;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly orderId: number | null;
  /** The same one again writes nothing and answers the first message. */
  readonly clientId: string;
}

/** One row per room, unread and the newest again. */
async function tellCustomer(
  ctx: Pick<Ctx, 'db' | 'now'>,
  room: RoomRow,
  { author, content, id }: MessageRow,
): Promise<TopicEvent[]> {
  if (room.userId === null) return [];
  const subject = roomSubject(room);
  await removeRoomNotice(ctx.db, room.userId, subject);
  return addToInbox(ctx, {
    userId: room.userId,
    type: 'message',
    subject,
    data: {
      chat_id: room.uuid,
      message_id: id,
      role: room.role,
      roleId: room.roleId,
      author,
      text: newsOf(content),
    },
  });
}

/** Never before the message before it, whatever the clocks of two processes say. */
const momentAfter = ({ lastMessageAt }: RoomRow, now: Date): Date =>
  lastMessageAt && lastMessageAt > now ? lastMessageAt : now;

/**
 * The one way a message gets into a room, inside the caller's transaction, as its last step: holds the room's row (so that ids
 * grow in the order of commits), brings a room back that was put away, tells both sides, and, of the other side's
 * words, the customer's inbox, and a hosted service, from where it did not come (a context without it). `before` runs between the lock and the write, for what only a new message needs (its
 * picture, whether the room is open).
 */
export async function writeMessage(
  ctx: TellCtx,
  room: Pick<RoomRow, 'id'>,
  message: WrittenMessage,
  before?: (room: RoomRow) => Promise<void>,
): Promise<MessageRow> {
  const held = await lockRoom(ctx.db, room.id);
  const known = await findMessageByClientId(ctx.db, held.id, message.clientId);
  if (known) return known;
  await before?.(held);
  const { img } = message;
  const written = await insertMessage(ctx.db, {
    chatId: held.id,
    clientId: message.clientId,
    sender: message.sender,
    author: message.author,
    content: message.content,
    img: img?.path,
    imgWidth: img?.width,
    imgHeight: img?.height,
    orderId: message.orderId,
    createdAt: momentAfter(held, ctx.now),
  });
  await updateRoom(ctx.db, held.id, {
    lastMessageId: written.id,
    lastMessageAt: written.createdAt,
    hiddenAt: null,
  });
  await tellHosted(ctx, held, 'room');
  const news =
    message.sender === 0 ? await tellCustomer(ctx, held, written) : [];
  await publishEvents(ctx, [
    ...roomEvents(held, { kind: 'message', id: written.id }),
    ...news,
  ]);
  return written;
}
