import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { storageKey, uploadPath } from '@/server/domain/picture/upload-path';
import { badFields, DomainError } from '@/server/errors';
import {
  findMessageByClientId,
  type MessageRow,
} from '@/server/repositories/chat/message-repository';
import {
  findOrderForRoom,
  findRoomOrderEnd,
} from '@/server/repositories/chat/room-order-repository';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import {
  bindPicture,
  isUnusedPicture,
} from '@/server/repositories/chat/room-upload-repository';
import { MESSAGE_MAX_LENGTH } from '@/utils/chat/chat';
import { cleanMessage, isMessageTooLong } from '@/utils/chat/message-text';
import { requireNoBlockedWord } from './blocked-words';
import { limitMessages } from './chat-limits';
import { ownRoom } from './list-rooms';
import { closesAt } from './room-terms';
import { type MessageView, viewMessages } from './view-messages';
import {
  roomSubject,
  writeMessage,
  type WrittenMessage,
} from './write-message';

/** What a customer writes. */
interface SentMessage {
  readonly chatId: string;
  readonly clientId: string;
  readonly content: string;
  /** A picture of their own, as POST /dashboard/galleries answered it. */
  readonly img?: string;
  /** An order of their own, shown as a card. */
  readonly orderId?: number;
}

const unknownPicture = (): DomainError =>
  new DomainError('bad_request', {
    key: 'picture.unknown',
    fields: { img: ['picture.unknown'] },
  });

/** The text as it is kept. Throws bad_request at its field for one that cannot be sent. */
async function checkContent(
  ctx: UserCtx,
  { content: given, img, orderId }: SentMessage,
): Promise<string> {
  const content = cleanMessage(given);
  if (!content && img === undefined && orderId === undefined)
    throw badFields({ chat_content: ['validation.required'] });
  if (isMessageTooLong(content))
    throw new DomainError('bad_request', {
      key: 'chat.long',
      params: { max: MESSAGE_MAX_LENGTH },
      fields: { chat_content: ['chat.long'] },
    });
  await requireNoBlockedWord(ctx, content);
  return content;
}

/** An unused picture of the caller's with its size; null for any other. */
async function findPicture(
  ctx: UserCtx,
  address: string,
): Promise<WrittenMessage['img']> {
  const path = uploadPath(address);
  const picture = { path, userId: ctx.user.id };
  if (!(await isUnusedPicture(ctx.db, picture))) return null;
  const bytes = await ctx.storage.read(storageKey(path));
  const size = bytes && (await ctx.pictureEncoder.measure(bytes));
  return size && { path, ...size };
}

async function requireOwnOrder(
  { db, user }: UserCtx,
  orderId: number | undefined,
): Promise<void> {
  if (orderId !== undefined && !(await findOrderForRoom(db, orderId, user.id)))
    throw new DomainError('not_found');
}

/** What only a new message needs, while its room is held: an open room, and its picture. */
async function takeRoom(
  ctx: UserCtx,
  room: RoomRow,
  img: WrittenMessage['img'],
): Promise<void> {
  const end = closesAt(room, await findRoomOrderEnd(ctx.db, room.id));
  if (end && end <= ctx.now) throw new DomainError('chat_closed');
  if (!img) return;
  const picture = { path: img.path, userId: ctx.user.id };
  if (!(await bindPicture(ctx.db, roomSubject(room), picture)))
    throw unknownPicture();
}

const find = ({ db }: UserCtx, { id }: RoomRow, { clientId }: SentMessage) =>
  findMessageByClientId(db, id, clientId);

async function writeNew(
  ctx: UserCtx,
  room: RoomRow,
  message: SentMessage,
): Promise<MessageRow> {
  await limitMessages(ctx, room);
  const content = await checkContent(ctx, message);
  await requireOwnOrder(ctx, message.orderId);
  const img = message.img ? await findPicture(ctx, message.img) : null;
  if (message.img && !img) {
    // a retry beside the first one finds the picture where that has put it
    const first = await find(ctx, room, message);
    if (!first) throw unknownPicture();
    return first;
  }
  return inTransaction(ctx, (tx) =>
    writeMessage(
      tx,
      room,
      {
        ...{ sender: 1, author: null, content, img },
        orderId: message.orderId ?? null,
        clientId: message.clientId,
      },
      (held) => takeRoom(tx, held, img),
    ),
  );
}

/**
 * Writes into one of the caller's rooms; the same client id again answers the first message and counts for nothing.
 * Throws not_found for somebody else's room or order, chat_closed, too_many_requests with when to try again, and
 * bad_request at its field for what cannot be sent.
 */
export async function sendMessage(
  ctx: UserCtx,
  message: SentMessage,
): Promise<MessageView> {
  const room = await ownRoom(ctx, message.chatId);
  const known = await find(ctx, room, message);
  const row = known ?? (await writeNew(ctx, room, message));
  const [view] = await viewMessages(ctx, room, [row]);
  if (!view) throw new Error('the message was not written');
  return view;
}
