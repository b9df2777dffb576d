import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import { badFields, DomainError } from '@/server/errors';
import {
  findOrderForRoom,
  findRoomOrderEnd,
  type RoomOrder,
} from '@/server/repositories/chat/room-order-repository';
import {
  ensureRoom,
  type RoomRow,
  updateRoom,
} from '@/server/repositories/chat/room-repository';
import { SUPPORT } from '@/utils/chat/chat';
import { roomEvents } from './chat-events';
import { limitOpening } from './chat-limits';
import { getRoom, type OwnRoom } from './list-rooms';
import { closesAt } from './room-terms';

interface WantedRoom {
  readonly role: RoomRow['role'];
  /** Of support it may be left out. */
  readonly orderId?: number;
}

const wrongOrder = (key: string): DomainError => badFields({ order_id: [key] });

/** The other side of a room about that order. Throws for a side that it does not have (any more). */
function sideOf(
  { now }: Pick<UserCtx, 'now'>,
  role: RoomRow['role'],
  order: RoomOrder | null,
) {
  const none = { role, shopId: null, courierId: null, orderId: null };
  if (role === 'admin')
    return { ...none, roleId: SUPPORT, orderId: order?.id ?? null };
  if (!order) throw wrongOrder('validation.required');
  const { courierId, endedAt, id: orderId, shopId } = order;
  const end = closesAt({ role, orderId }, endedAt);
  if (end && end <= now) throw new DomainError('chat_closed');
  if (role === 'shop')
    return { ...none, roleId: String(shopId), shopId, orderId };
  if (courierId === null)
    throw new DomainError('bad_request', {
      key: 'chat.noCourier',
      fields: { order_id: ['chat.noCourier'] },
    });
  return { ...none, roleId: String(courierId), courierId, orderId };
}

/** The order a room is about from now on: of a shop or a courier a newer one that still runs keeps its place. */
async function orderOf(
  { db }: Pick<UserCtx, 'db'>,
  room: RoomRow,
  orderId: number | null,
): Promise<number | null> {
  if (orderId === null || room.orderId === null) return orderId ?? room.orderId;
  if (room.role === 'admin' || room.orderId <= orderId) return orderId;
  const ended = await findRoomOrderEnd(db, room.id);
  return ended === null ? room.orderId : orderId;
}

/**
 * The caller's room with support, or with the shop or the courier of an order of theirs; made when there is none, back
 * in the list when it was put away. Throws not_found for somebody else's order, chat_closed some hours after its end,
 * bad_request for a courier that it does not have.
 */
export async function openRoom(
  ctx: UserCtx,
  { orderId, role }: WantedRoom,
): Promise<OwnRoom> {
  await limitOpening(ctx);
  const order =
    orderId === undefined
      ? null
      : await findOrderForRoom(ctx.db, orderId, ctx.user.id);
  if (orderId !== undefined && !order) throw new DomainError('not_found');
  const side = sideOf(ctx, role, order);
  const uuid = await inTransaction(ctx, async (tx) => {
    const { isNew, room } = await ensureRoom(tx.db, {
      ...side,
      userId: tx.user.id,
      createdAt: tx.now,
    });
    const about = await orderOf(tx, room, side.orderId);
    if (!isNew && !room.hiddenAt && about === room.orderId) return room.uuid;
    await updateRoom(tx.db, room.id, { orderId: about, hiddenAt: null });
    const change = { kind: 'chat', id: room.lastMessageId } as const;
    await publishEvents(tx, roomEvents(room, change));
    return room.uuid;
  });
  return getRoom(ctx, uuid);
}
