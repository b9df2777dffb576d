import { and, asc, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import {
  orderDetails,
  orders,
  orderStatusHistory,
} from '@/server/db/schema/orders';
import { products, stocks } from '@/server/db/schema/products';
import { users } from '@/server/db/schema/account/users';
import { provedEmail } from '@/server/repositories/account/contact-repository';

export type OrderColumns = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewOrderDetail = typeof orderDetails.$inferInsert;
export type {
  OrderAddress,
  OrderBranch,
  OrderLineSnapshot,
} from '@/server/db/schema/columns/order-parts';

/** An account's name, its proved e-mail, and its phone for orders, proved or not. */
export async function findUserContact(db: Db, userId: number) {
  const [row] = await db
    .select({
      firstname: users.firstname,
      lastname: users.lastname,
      email: provedEmail,
      phone: sql<
        string | null
      >`coalesce(${users.contactPhone}, ${users.phone})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`no user ${userId}`);
  return row;
}

/** The order that a cart became, or null. */
export async function findOrderIdOfCart(
  db: Db,
  userId: number,
  cartId: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.userId, userId)));
  return row?.id ?? null;
}

export async function insertOrder(db: Db, row: NewOrder): Promise<number> {
  const [order] = await db
    .insert(orders)
    .values(row)
    .returning({ id: orders.id });
  if (!order) throw new Error('the order was not inserted');
  return order.id;
}

/** Adds lines and answers their ids in the same order. */
export async function insertOrderDetails(
  db: Db,
  rows: readonly NewOrderDetail[],
): Promise<number[]> {
  if (!rows.length) return [];
  const inserted = await db
    .insert(orderDetails)
    .values([...rows])
    .returning({ id: orderDetails.id });
  return inserted.map(({ id }) => id);
}

export async function insertStatusHistory(
  db: Db,
  row: { orderId: number; status: OrderColumns['status']; at: Date },
): Promise<void> {
  await db.insert(orderStatusHistory).values(row);
}

/** Gives units back to a stock. Call in id order. */
export async function returnStock(
  db: Db,
  stockId: number,
  units: number,
): Promise<void> {
  await db
    .update(stocks)
    .set({ quantity: sql`${stocks.quantity} + ${units}::numeric` })
    .where(eq(stocks.id, stockId));
}

/**
 * Takes units from stock. Call in id order; below zero is a database error, and of one that is sold out for the day an
 * Error: the caller has read it under its lock.
 */
export async function takeStock(
  db: Db,
  stockId: number,
  { now, units }: { readonly now: Date; readonly units: number },
): Promise<void> {
  const taken = await db
    .update(stocks)
    .set({ quantity: sql`${stocks.quantity} - ${units}::numeric` })
    .where(
      and(
        eq(stocks.id, stockId),
        or(isNull(stocks.soldOutUntil), lte(stocks.soldOutUntil, now)),
      ),
    )
    .returning({ id: stocks.id });
  if (!taken.length) throw new Error(`stock ${stockId} is sold out`);
}

/** Counts an order for its shop, then for its products in id order. */
export async function countOrder(
  db: Db,
  shopId: number,
  productIds: readonly number[],
): Promise<void> {
  await db
    .update(shops)
    .set({ ordersCount: sql`${shops.ordersCount} + 1` })
    .where(eq(shops.id, shopId));
  for (const id of [...new Set(productIds)].sort((a, b) => a - b))
    await db
      .update(products)
      .set({ ordersCount: sql`${products.ordersCount} + 1` })
      .where(eq(products.id, id));
}

/** The lines of an order as stock is counted; an add-on's quantity is for one piece of its parent. */
export function findOrderStocks(db: Db, orderId: number) {
  return db
    .select({
      id: orderDetails.id,
      stockId: orderDetails.stockId,
      parentId: orderDetails.parentId,
      quantity: orderDetails.quantity,
      snapshot: orderDetails.snapshot,
      soldOutAt: orderDetails.soldOutAt,
      leftOutAt: orderDetails.leftOutAt,
    })
    .from(orderDetails)
    .where(eq(orderDetails.orderId, orderId))
    .orderBy(asc(orderDetails.id));
}

/** What a step of an order is decided by. */
export const stepColumns = {
  id: orders.id,
  userId: orders.userId,
  shopId: orders.shopId,
  status: orders.status,
  version: orders.version,
  deliveryType: orders.deliveryType,
  scheduled: orders.scheduled,
  etaFrom: orders.etaFrom,
  etaTo: orders.etaTo,
  awaitingPayment: orders.awaitingPayment,
  createdAt: orders.createdAt,
  distanceKm: orders.distanceKm,
  latitude: orders.latitude,
  longitude: orders.longitude,
  courierId: orders.courierId,
  courierRoute: orders.courierRoute,
  courierStartedAt: orders.courierStartedAt,
  courierArrivesAt: orders.courierArrivesAt,
  nextStepAt: orders.nextStepAt,
  heardFrom: orders.heardFrom,
  answerFrom: orders.answerFrom,
  answerUntil: orders.answerUntil,
  tellAt: orders.tellAt,
  tellRound: orders.tellRound,
  acceptedAt: orders.acceptedAt,
  readyBy: orders.readyBy,
  refusedReason: orders.refusedReason,
} as const;

export type OrderStepRow = Pick<OrderColumns, keyof typeof stepColumns>;

/** An order held until the transaction ends; of this user when one is given. */
export async function lockOrder(
  db: Db,
  id: number,
  userId?: number,
): Promise<OrderStepRow | null> {
  const [row] = await db
    .select(stepColumns)
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        userId === undefined ? undefined : eq(orders.userId, userId),
      ),
    )
    .for('no key update');
  return row ?? null;
}

/** One order whose next step is due and that no other process holds, held until the transaction ends. */
export async function claimDueOrder(
  db: Db,
  now: Date,
  except: readonly number[],
): Promise<OrderStepRow | null> {
  const [row] = await db
    .select(stepColumns)
    .from(orders)
    .where(
      and(
        sql`${orders.nextStepAt} <= ${now.toISOString()}::timestamptz and not ${orders.awaitingPayment}`,
        notInArray(orders.id, [...except]),
      ),
    )
    .orderBy(asc(orders.nextStepAt), asc(orders.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row ?? null;
}

/** When the earliest step is due; null when no order waits. */
export async function findNextStepAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: orders.nextStepAt })
    .from(orders)
    .where(sql`${orders.nextStepAt} is not null`)
    .orderBy(asc(orders.nextStepAt))
    .limit(1);
  return row?.at ?? null;
}

export async function updateOrder(
  db: Db,
  id: number,
  changes: Partial<NewOrder>,
): Promise<void> {
  await db.update(orders).set(changes).where(eq(orders.id, id));
}

/** Where a shop is. */
export async function findShopPoint(db: Db, shopId: number) {
  const [row] = await db
    .select({ latitude: shops.latitude, longitude: shops.longitude })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!row) throw new Error(`no shop ${shopId}`);
  return row;
}
