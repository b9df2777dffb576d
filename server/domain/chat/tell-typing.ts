import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import { customerEvents, deskEvents } from './chat-events';
import { limitTyping } from './chat-limits';
import { tellHosted } from '@/server/domain/notice/tell-hosted';
import { ownRoom } from './list-rooms';

/** Tells the other side of one of the caller's rooms that they type. Throws too_many_requests when it is told too often. */
export async function tellTyping(ctx: UserCtx, uuid: string): Promise<void> {
  const room = await ownRoom(ctx, uuid);
  await limitTyping(ctx);
  await tellDeskTyping(ctx, room);
}

/** Tells the other side of a room that its customer types. */
export function tellDeskTyping(ctx: Ctx, room: RoomRow): Promise<void> {
  const change = { kind: 'typing', id: room.lastMessageId } as const;
  return inTransaction(ctx, (tx) =>
    publishEvents(tx, deskEvents(room, change)),
  );
}

/** Tells the customer of a room that the other side types. */
export function tellCustomerTyping(ctx: Ctx, room: RoomRow): Promise<void> {
  const change = { kind: 'typing', id: room.lastMessageId } as const;
  return inTransaction(ctx, async (tx) => {
    await tellHosted(tx, room, 'typing');
    await publishEvents(tx, customerEvents(room, change));
  });
}
