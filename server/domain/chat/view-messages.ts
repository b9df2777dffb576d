import type { Ctx } from '@/server/context';
import { subjectLinks } from '@/server/domain/picture/private-link';
import { uploadAddress } from '@/server/domain/picture/upload-path';
import type { MessageRow } from '@/server/repositories/chat/message-repository';
import type { RoomRow } from '@/server/repositories/chat/room-repository';
import {
  findOrderViewsById,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { roomSubject } from './write-message';

/** A message with what it shows, as that is now. */
export interface MessageView {
  readonly row: MessageRow;
  readonly room: RoomRow;
  /** Of the order it names; null: it names none, or its customer's account was deleted. */
  readonly order: OrderView | null;
  /** Where its picture can be read for some minutes; null: it has none, or it is gone. */
  readonly url: string | null;
}

const present = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** Messages of one room with their orders and pictures, each read at once for all; for those who may read the room. */
export async function viewMessages(
  ctx: Pick<Ctx, 'db' | 'now'>,
  room: RoomRow,
  rows: readonly MessageRow[],
): Promise<MessageView[]> {
  const orderIds = present(rows.map(({ orderId }) => orderId));
  const orders =
    room.userId === null
      ? []
      : await findOrderViewsById(ctx.db, orderIds, {
          userId: room.userId,
        });
  const paths = present(rows.map(({ img }) => img));
  const links = await subjectLinks(ctx, roomSubject(room), paths);
  const orderOf = new Map(orders.map((view) => [view.order.id, view]));
  const urlOf = new Map(links.map(({ path, url }) => [path, url]));
  return rows.map((row) => ({
    row,
    room,
    order: (row.orderId !== null && orderOf.get(row.orderId)) || null,
    url: (row.img !== null && urlOf.get(uploadAddress(row.img))) || null,
  }));
}
