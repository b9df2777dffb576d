import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import {
  lockRoom,
  type RoomRow,
  updateRoom,
} from '@/server/repositories/chat/room-repository';
import { customerEvents } from './chat-events';
import { ownRoom } from './list-rooms';
import { readNotice } from './mark-read';

/** Puts one of the caller's rooms away, with its row in the inbox; a new message brings it back. */
export async function hideRoom(ctx: UserCtx, uuid: string): Promise<void> {
  await putRoomAway(ctx, await ownRoom(ctx, uuid));
}

/** The same for a room of whomever. */
export async function putRoomAway(
  ctx: Ctx,
  { id }: Pick<RoomRow, 'id'>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const room = await lockRoom(tx.db, id);
    if (room.hiddenAt) return;
    await updateRoom(tx.db, id, { hiddenAt: tx.now });
    const change = { kind: 'chat', id: room.lastMessageId } as const;
    await publishEvents(tx, [
      ...customerEvents(room, change),
      ...(await readNotice(tx, room, room.lastMessageId)),
    ]);
  });
}
