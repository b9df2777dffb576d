import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { chats } from '@/server/db/schema/chat/chats';
import { orders, orderStatusHistory } from '@/server/db/schema/orders';
import { orderEndedAt } from './room-repository';

/** Of an order of this person, with whom there can be rooms about it, and when it ended. */
export async function findOrderForRoom(db: Db, id: number, userId: number) {
  const [row] = await db
    .select({
      id: orders.id,
      shopId: orders.shopId,
      courierId: orders.courierId,
      endedAt: sql`case when ${orders.status} in ('delivered', 'cancelled')
        then coalesce(${orderStatusHistory.at}, ${orders.updatedAt}) end`.mapWith(
        (at: Date | string | null) => (at === null ? null : new Date(at)),
      ),
    })
    .from(orders)
    .leftJoin(
      orderStatusHistory,
      and(
        eq(orderStatusHistory.orderId, orders.id),
        eq(orderStatusHistory.status, orders.status),
      ),
    )
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return row ?? null;
}

export type RoomOrder = NonNullable<
  Awaited<ReturnType<typeof findOrderForRoom>>
>;

/** When the order of a room ended; null while it runs, and where there is none. */
export async function findRoomOrderEnd(
  db: Db,
  roomId: number,
): Promise<Date | null> {
  const [row] = await db
    .select({ orderEndedAt })
    .from(chats)
    .where(eq(chats.id, roomId));
  return row?.orderEndedAt ?? null;
}

/** The rooms that are about an order. */
export function findRoomsOfOrder(db: Db, orderId: number) {
  return db
    .select({ uuid: chats.uuid })
    .from(chats)
    .where(eq(chats.orderId, orderId));
}

/** Every room of a person, also those that were put away. */
export function findRoomsOfPerson(db: Db, userId: number) {
  return db
    .select({ uuid: chats.uuid })
    .from(chats)
    .where(eq(chats.userId, userId));
}
