import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/account/users';
import { shops } from '@/server/db/schema/catalogue';
import { chats, messages } from '@/server/db/schema/chat/chats';
import { couriers, orders } from '@/server/db/schema/orders';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';

export type RoomRow = typeof chats.$inferSelect;

const shopTexts: SQL<Translations | null> = sql`(
  select json_object_agg(t.locale, json_build_object('title', t.title))
  from shop_translations t where t.shop_id = "chats"."shop_id")`;

/** When the order of the room was delivered or cancelled; null while it runs. */
export const orderEndedAt: SQL<Date | null> = sql`(
  select coalesce(max(h.at), max(o.updated_at)) from orders o
  left join order_status_history h on h.order_id = o.id and h.status = o.status
  where o.id = "chats"."order_id" and o.status in ('delivered', 'cancelled'))`.mapWith(
  (at: Date | string | null) => (at === null ? null : new Date(at)),
);

/** What the other side wrote since the customer read the room. */
const unread: SQL<number> = sql`(
  select count(*)::int from messages m
  where m.chat_id = "chats"."id" and m.id > "chats"."customer_read_id" and m.sender = 0)`.mapWith(
  Number,
);

/** What the customer wrote since the other side read the room. */
const otherUnread: SQL<number> = sql`(
  select count(*)::int from messages m
  where m.chat_id = "chats"."id" and m.id > "chats"."other_read_id" and m.sender = 1)`.mapWith(
  Number,
);

/** What is shown of a room, in every language, with its newest message; the first column of each part tells whether it is there. */
export const roomColumns = {
  room: chats,
  user: { id: users.id, firstname: users.firstname },
  shop: { id: shops.id, texts: shopTexts, img: shops.logoImg },
  courier: {
    firstname: couriers.firstname,
    lastname: couriers.lastname,
    img: couriers.img,
  },
  orderEndedAt,
  unread,
  otherUnread,
  last: {
    id: messages.id,
    author: messages.author,
    content: messages.content,
    sender: messages.sender,
    img: messages.img,
    orderId: messages.orderId,
    createdAt: messages.createdAt,
  },
} as const;

/** Rooms with all that is shown of them, to be narrowed, sorted and paged. */
export function selectRooms(db: Db) {
  return db
    .select(roomColumns)
    .from(chats)
    .leftJoin(users, eq(users.id, chats.userId))
    .leftJoin(shops, eq(shops.id, chats.shopId))
    .leftJoin(couriers, eq(couriers.id, chats.courierId))
    .leftJoin(orders, eq(orders.id, chats.orderId))
    .leftJoin(messages, eq(messages.id, chats.lastMessageId))
    .$dynamic();
}

export type RoomView = Awaited<ReturnType<typeof selectRooms>>[number];

/** A person's rooms that are not put away, newest message first. */
export function findRoomsOf(
  db: Db,
  userId: number,
  limit: number,
): Promise<RoomView[]> {
  return selectRooms(db)
    .where(and(eq(chats.userId, userId), isNull(chats.hiddenAt)))
    .orderBy(
      desc(sql`coalesce(${chats.lastMessageAt}, ${chats.createdAt})`),
      desc(chats.id),
    )
    .limit(limit);
}

/** One room by its uuid; of this user when one is given. */
export async function findRoomView(
  db: Db,
  uuid: string,
  userId?: number,
): Promise<RoomView | null> {
  const [view] = await selectRooms(db).where(
    and(
      eq(chats.uuid, uuid),
      userId === undefined ? undefined : eq(chats.userId, userId),
    ),
  );
  return view ?? null;
}

/** The same without what is shown of it. */
export async function findRoom(
  db: Db,
  uuid: string,
  userId?: number,
): Promise<RoomRow | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.uuid, uuid),
        userId === undefined ? undefined : eq(chats.userId, userId),
      ),
    );
  return row ?? null;
}

/** The uuid of the person whose room it is; null: their account was deleted. */
export async function findRoomCustomer(
  db: Db,
  id: number,
): Promise<string | null> {
  const [row] = await db
    .select({ uuid: users.uuid })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.userId))
    .where(eq(chats.id, id));
  return row?.uuid ?? null;
}

/** A room as it is now, held until the transaction ends. */
export async function lockRoom(db: Db, id: number): Promise<RoomRow> {
  const [row] = await db
    .select()
    .from(chats)
    .where(eq(chats.id, id))
    .for('update');
  if (!row) throw new Error(`no room ${id}`);
  return row;
}

/** The person's room with that side, made when there is none, held until the transaction ends. */
export async function ensureRoom(
  db: Db,
  wanted: typeof chats.$inferInsert & { readonly userId: number },
): Promise<{ readonly room: RoomRow; readonly isNew: boolean }> {
  const made = await db
    .insert(chats)
    .values(wanted)
    .onConflictDoNothing({
      target: [chats.userId, chats.role, chats.roleId],
    })
    .returning({ id: chats.id });
  const [room] = await db
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.userId, wanted.userId),
        eq(chats.role, wanted.role),
        eq(chats.roleId, wanted.roleId),
      ),
    )
    .for('update');
  if (!room) throw new Error('the room was not made');
  return { room, isNew: made.length > 0 };
}

export async function updateRoom(
  db: Db,
  id: number,
  changes: Partial<typeof chats.$inferInsert>,
): Promise<void> {
  await db.update(chats).set(changes).where(eq(chats.id, id));
}

/** Messages that wait for a person in rooms that are not put away. */
export async function countUnreadOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: sql<number>`coalesce(sum(${unread}), 0)::int` })
    .from(chats)
    .where(and(eq(chats.userId, userId), isNull(chats.hiddenAt)));
  return row?.unread ?? 0;
}
