import type { Ctx } from '@/server/context';
import { findRoomsOfOrder } from '@/server/repositories/chat/room-order-repository';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import { insertOutboxMessage } from '@/server/repositories/notice/outbox-repository';

/** What the hosted service is told of a room: how it stands now, that our side types, that it is gone. */
export type HostedNews = 'removed' | 'room' | 'typing';

/** Whose changes go to a hosted service; none where chat goes by this server, and of what came from there. */
export type TellCtx = Pick<Ctx, 'db' | 'now'> &
  Partial<Pick<Ctx, 'hostedChat'>>;

/**
 * Puts news of a room into the outbox for the hosted service, inside the transaction of what it tells. What is written
 * there is read from the tables when it leaves (domain/chat/hosted/carry-room.ts); nothing is done where chat goes by this server.
 */
export async function tellHosted(
  { db, hostedChat, now }: TellCtx,
  { uuid }: Pick<RoomRow, 'uuid'>,
  news: HostedNews,
): Promise<void> {
  if (!hostedChat) return;
  await insertOutboxMessage(db, {
    channel: 'chat',
    recipient: uuid,
    subject: news,
    body: now.toISOString(),
    createdAt: now,
    nextAttemptAt: now,
  });
}

/** The same for the rooms about an order, whose end closes them. */
export async function tellHostedOfOrder(
  ctx: TellCtx,
  orderId: number,
): Promise<void> {
  if (!ctx.hostedChat) return;
  const rooms = await findRoomsOfOrder(ctx.db, orderId);
  for (const room of rooms) await tellHosted(ctx, room, 'room');
}
