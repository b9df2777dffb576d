import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { storageKey, uploadPath } from '@/server/domain/picture/upload-path';
import { findDocuments } from '@/server/repositories/picture/upload-repository';
import { findMessageByClientId } from '@/server/repositories/chat/message-repository';
import { findOrderForRoom } from '@/server/repositories/chat/room-order-repository';
import {
  findRoom,
  findRoomCustomer,
  type RoomRow,
} from '@/server/repositories/chat/room-repository';
import {
  roomSubject,
  writeMessage,
  type WrittenMessage,
} from '@/server/domain/chat/write-message';
import { cleanMessage, isMessageTooLong } from '@/utils/chat/message-text';
import { INTEGER_MAX } from '@/utils/constants/limits';
import type { HostedMessage } from './hosted-chat';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const AUTHOR_MAX = 100;

/** The room that a document names, if it is its customer's; null: nothing of ours. */
export async function roomOf(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  customer: string,
): Promise<RoomRow | null> {
  const room = UUID.test(id) ? await findRoom(db, id) : null;
  const owner = room && (await findRoomCustomer(db, room.id));
  return room && owner === customer ? room : null;
}

/** A picture that was bound to the room before (room-pictures.ts), with its size. */
async function pictureOf(
  ctx: Ctx,
  room: RoomRow,
  { img }: HostedMessage,
): Promise<WrittenMessage['img']> {
  if (img === null) return null;
  const usedFor = roomSubject(room);
  const [path] = await findDocuments(ctx.db, [uploadPath(img)], { usedFor });
  const bytes = path && (await ctx.storage.read(storageKey(path)));
  const size = bytes && (await ctx.pictureEncoder.measure(bytes));
  return size && path ? { path, ...size } : null;
}

async function orderOf(
  { db }: Ctx,
  { userId }: RoomRow,
  { orderId }: HostedMessage,
): Promise<number | null> {
  if (orderId === null || userId === null) return null;
  if (orderId < 1 || orderId > INTEGER_MAX) return null;
  return (await findOrderForRoom(db, orderId, userId)) ? orderId : null;
}

/**
 * Writes a message of the hosted service into our own room, once, with its inbox row, push and events as any other; its
 * moment is the service's. What names another person's room, picture or order is left out, as is what could not have
 * been written by our pages; false then, and for a message that is there.
 */
export async function takeMessage(
  ctx: Ctx,
  message: HostedMessage,
): Promise<boolean> {
  const { author, chatId, customer, id, sender } = message;
  if (!UUID.test(id) || (sender !== 0 && sender !== 1)) return false;
  const room = await roomOf(ctx, chatId, customer);
  if (!room || (await findMessageByClientId(ctx.db, room.id, id))) return false;
  const content = cleanMessage(message.content);
  const img = await pictureOf(ctx, room, message);
  const orderId = await orderOf(ctx, room, message);
  const isEmpty = !content && !img && orderId === null;
  if (isEmpty || isMessageTooLong(content)) return false;
  const name = sender === 0 ? (author?.slice(0, AUTHOR_MAX) ?? null) : null;
  await inTransaction(ctx, ({ db }) =>
    // without the hosted service: it came from there
    writeMessage({ db, now: new Date(message.createdAt) }, room, {
      ...{ sender, author: name, content, img, orderId },
      clientId: id,
    }),
  );
  return true;
}
