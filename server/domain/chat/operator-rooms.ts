import { randomUUID } from 'node:crypto';
import type { Ctx } from '@/server/context';
import type { Paging } from '@/server/contracts/common';
import { inTransaction } from '@/server/db/transaction';
import {
  storageKey,
  uploadAddress,
  uploadPath,
} from '@/server/domain/picture/upload-path';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import type { MessageSpan } from '@/server/repositories/chat/message-repository';
import {
  findAllRooms,
  type RoomFilter,
} from '@/server/repositories/chat/operator-room-repository';
import {
  findRoom,
  findRoomView,
  type RoomRow,
  updateRoom,
} from '@/server/repositories/chat/room-repository';
import {
  bindRoomUpload,
  insertUnsentPicture,
  isRoomPicture,
} from '@/server/repositories/chat/room-upload-repository';
import { MESSAGE_MAX_LENGTH } from '@/utils/chat/chat';
import { cleanMessage, isMessageTooLong } from '@/utils/chat/message-text';
import { requireFetched } from './hosted/fetch-hosted';
import { type MessageStretch, readStretch } from './list-messages';
import { type ShownRoom, showRoom } from './list-rooms';
import { markDelivered, markReadByOther } from './mark-read';
import { tellCustomerTyping } from './tell-typing';
import { type MessageView, viewMessages } from './view-messages';
import {
  roomSubject,
  writeMessage,
  type WrittenMessage,
} from './write-message';

/** What somebody of the other side writes. */
interface Answered {
  readonly clientId: string;
  readonly content: string;
  readonly author: string | null;
  /** A picture of this room, as keepRoomPicture answered it. */
  readonly img?: string;
}

/** A page of everybody's rooms, newest message first, for the operator. */
export async function listAllRooms(ctx: Ctx, query: Paging & RoomFilter) {
  await requireFetched(ctx);
  const page = await findAllRooms(ctx.db, query);
  return { ...page, rows: page.rows.map((view) => showRoom(ctx, view)) };
}

/** Anybody's room, for the operator; not_found when there is none. */
export async function getAnyRoom(ctx: Ctx, uuid: string): Promise<ShownRoom> {
  await requireFetched(ctx);
  const view = orNotFound(await findRoomView(ctx.db, uuid));
  return showRoom(ctx, view);
}

async function anyRoom({ db }: Ctx, uuid: string): Promise<RoomRow> {
  return orNotFound(await findRoom(db, uuid));
}

/** A stretch of anybody's room, for the operator, who has got its messages then. */
export async function fetchStretch(
  ctx: Ctx,
  uuid: string,
  part: MessageSpan,
): Promise<MessageStretch> {
  await requireFetched(ctx);
  const room = await anyRoom(ctx, uuid);
  const stretch = await readStretch(ctx, room, part);
  const newest = stretch.messages.at(-1)?.row.id ?? 0;
  if (newest > room.otherDeliveredId) await markDelivered(ctx, room, newest);
  return stretch;
}

/** The operator has read anybody's room up to that message. */
export async function readAnyRoom(
  ctx: Ctx,
  uuid: string,
  messageId: number,
): Promise<void> {
  await markReadByOther(ctx, await anyRoom(ctx, uuid), messageId);
}

/** Tells the customer of a room that the operator types. */
export async function typeInAnyRoom(ctx: Ctx, uuid: string): Promise<void> {
  await tellCustomerTyping(ctx, await anyRoom(ctx, uuid));
}

/**
 * Keeps a picture of the operator's for one room, private to it; answers its address. It goes after a day when it is
 * not sent. Throws bad_request for what is none.
 */
export async function keepRoomPicture(
  ctx: Ctx,
  uuid: string,
  bytes: Uint8Array,
): Promise<string> {
  const room = await anyRoom(ctx, uuid);
  const picture = await ctx.pictureEncoder.encode(bytes, 'whole');
  if (!picture)
    throw new DomainError('bad_request', {
      key: 'picture.invalid',
      fields: { image: ['picture.invalid'] },
    });
  const name = randomUUID();
  const path = `documents/${name.slice(0, 2)}/${name}.webp`;
  const subject = roomSubject(room);
  await insertUnsentPicture(ctx.db, { path, subject }, ctx.now);
  await ctx.storage.write(storageKey(path), picture);
  return uploadAddress(path);
}

const unknownPicture = (): DomainError =>
  new DomainError('bad_request', {
    key: 'picture.unknown',
    fields: { img: ['picture.unknown'] },
  });

async function pictureOf(
  ctx: Ctx,
  room: RoomRow,
  address: string | undefined,
): Promise<WrittenMessage['img']> {
  if (address === undefined) return null;
  const path = uploadPath(address);
  const subject = roomSubject(room);
  if (!(await isRoomPicture(ctx.db, { path, subject }))) throw unknownPicture();
  const bytes = await ctx.storage.read(storageKey(path));
  const size = bytes && (await ctx.pictureEncoder.measure(bytes));
  if (!size) throw unknownPicture();
  return { path, ...size };
}

function contentOf({ content: given, img }: Answered): string {
  const content = cleanMessage(given);
  if (!content && img === undefined)
    throw badFields({ chat_content: ['validation.required'] });
  if (isMessageTooLong(content))
    throw new DomainError('bad_request', {
      key: 'chat.long',
      params: { max: MESSAGE_MAX_LENGTH },
      fields: { chat_content: ['chat.long'] },
    });
  return content;
}

/** What only a new answer needs, while its room is held: its picture, and the program is silent from now on. */
async function takeOver(
  { db }: Pick<Ctx, 'db'>,
  room: RoomRow,
  img: WrittenMessage['img'],
): Promise<void> {
  const subject = roomSubject(room);
  if (img && !(await bindRoomUpload(db, { path: img.path, subject })))
    throw unknownPicture();
  await updateRoom(db, room.id, { handedOverAt: null });
}

/**
 * The operator answers in anybody's room, also in one that its customer cannot write to any more; the same client id
 * again answers the first message. Who answers has read the room and taken it over. Throws not_found, chat_closed when the
 * customer's account was deleted, bad_request at its field for what cannot be sent.
 */
export async function answerRoom(
  ctx: Ctx,
  uuid: string,
  answered: Answered,
): Promise<MessageView> {
  const room = await anyRoom(ctx, uuid);
  if (room.userId === null) throw new DomainError('chat_closed');
  const content = contentOf(answered);
  const img = await pictureOf(ctx, room, answered.img);
  const row = await inTransaction(ctx, (tx) =>
    writeMessage(
      tx,
      room,
      {
        ...{ sender: 0, content, img, orderId: null },
        author: answered.author,
        clientId: answered.clientId,
      },
      (held) => takeOver(tx, held, img),
    ),
  );
  await markReadByOther(ctx, room, row.id);
  const [view] = await viewMessages(ctx, room, [row]);
  if (!view) throw new Error('the answer was not written');
  return view;
}
