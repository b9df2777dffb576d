import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import {
  publishEvents,
  type TopicEvent,
} from '@/server/domain/event/publish-user-event';
import { userTopic } from '@/server/domain/event/topics';
import { readRoomNotice } from '@/server/repositories/chat/room-notice-repository';
import {
  lockRoom,
  type RoomRow,
  updateRoom,
} from '@/server/repositories/chat/room-repository';
import { roomEvents } from './chat-events';
import { tellHosted } from '@/server/domain/notice/tell-hosted';
import { ownRoom } from './list-rooms';
import { roomSubject } from './write-message';

/** The customer has seen the room up to there: so they have its row in the inbox. Answers the news of it. */
export async function readNotice(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  room: RoomRow,
  upTo: number,
): Promise<TopicEvent[]> {
  const { userId } = room;
  if (userId === null) return [];
  const id = await readRoomNotice(db, {
    ...{ userId, upTo, now },
    subject: roomSubject(room),
  });
  if (id === null) return [];
  const payload = { id, version: 2 };
  return [{ topic: userTopic(userId), type: 'notification', payload }];
}

type Marks = Partial<
  Pick<RoomRow, 'customerReadId' | 'otherDeliveredId' | 'otherReadId'>
>;

/** Marks only go on, never back, and never beyond what is there. */
async function mark(
  ctx: Ctx,
  roomId: number,
  plan: (room: RoomRow) => Marks,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const room = await lockRoom(tx.db, roomId);
    const marks = plan(room);
    const isMoved = (Object.keys(marks) as (keyof Marks)[]).some(
      (key) => (marks[key] ?? 0) > room[key],
    );
    if (!isMoved) return;
    await updateRoom(tx.db, roomId, marks);
    if (marks.otherDeliveredId) await tellHosted(tx, room, 'room');
    const seen = marks.customerReadId;
    const news = seen === undefined ? [] : await readNotice(tx, room, seen);
    const id = Math.max(...Object.values(marks));
    await publishEvents(tx, [
      ...roomEvents(room, { kind: 'read', id }),
      ...news,
    ]);
  });
}

const upTo = (id: number, room: RoomRow, before: number): number =>
  Math.max(before, Math.min(id, room.lastMessageId));

/** The caller has read one of their rooms up to that message; not_found for anybody else's. */
export async function markRead(
  ctx: UserCtx,
  uuid: string,
  messageId: number,
): Promise<void> {
  await markReadByCustomer(ctx, await ownRoom(ctx, uuid), messageId);
}

/** The customer of a room has read it up to that message. */
export async function markReadByCustomer(
  ctx: Ctx,
  { id }: Pick<RoomRow, 'id'>,
  messageId: number,
): Promise<void> {
  await mark(ctx, id, (room) => ({
    customerReadId: upTo(messageId, room, room.customerReadId),
  }));
}

/** The other side has got the room up to that message. */
export async function markDelivered(
  ctx: Ctx,
  { id }: Pick<RoomRow, 'id'>,
  messageId: number,
): Promise<void> {
  await mark(ctx, id, (room) => ({
    otherDeliveredId: upTo(messageId, room, room.otherDeliveredId),
  }));
}

/** The other side has read the room up to that message, so it has got it. */
export async function markReadByOther(
  ctx: Ctx,
  { id }: Pick<RoomRow, 'id'>,
  messageId: number,
): Promise<void> {
  await mark(ctx, id, (room) => ({
    otherReadId: upTo(messageId, room, room.otherReadId),
    otherDeliveredId: upTo(messageId, room, room.otherDeliveredId),
  }));
}
