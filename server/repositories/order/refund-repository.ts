import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Paging } from '@/server/contracts/common';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { orders } from '@/server/db/schema/orders';
import { orderRefundItems, orderRefunds } from '@/server/db/schema/refunds';
import { currencies } from '@/server/db/schema/settings';
import { columnsBut, pageOfRows } from '@/server/repositories/select-sql';
import { shopTexts } from '@/server/repositories/shop/catalogue-sql';
import { type RefundJson, refundJson } from './after-sale-repository';

type NewRefund = typeof orderRefunds.$inferInsert;
type NewItem = Omit<typeof orderRefundItems.$inferInsert, 'refundId'>;

/** Writes what a customer asks for, with its items; answers its id. */
export async function insertRefund(
  db: Db,
  row: NewRefund,
  items: readonly NewItem[],
): Promise<number> {
  const [refund] = await db
    .insert(orderRefunds)
    .values(row)
    .returning({ id: orderRefunds.id });
  if (!refund) throw new Error('the refund was not inserted');
  const refundId = refund.id;
  if (items.length)
    await db
      .insert(orderRefundItems)
      .values(items.map((item) => ({ ...item, refundId })));
  return refundId;
}

const asJson: SQL<RefundJson> = sql`(
  select ${refundJson} from order_refunds r where r.id = "order_refunds"."id")`;

function selectRefunds(db: Db) {
  return db
    .select({
      refund: asJson,
      order: {
        id: orders.id,
        userId: orders.userId,
        totalMinor: orders.totalMinor,
        rate: orders.rate,
      },
      currency: {
        ...columnsBut(currencies, 'rate', 'isDefault'),
        default: currencies.isDefault,
      },
      shop: { id: shops.id, logoImg: shops.logoImg, translations: shopTexts },
    })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .innerJoin(currencies, eq(currencies.id, orders.currencyId))
    .innerJoin(shops, eq(shops.id, orders.shopId));
}

/** A refund with what is shown of its order. */
export type RefundView = Awaited<ReturnType<typeof selectRefunds>>[number];

const ofUser = (userId: number | undefined): SQL | undefined =>
  userId === undefined ? undefined : eq(orderRefunds.userId, userId);

/** One refund; of this user when one is given. */
export async function findRefund(
  db: Db,
  id: number,
  userId?: number,
): Promise<RefundView | null> {
  const [row] = await selectRefunds(db).where(
    and(eq(orderRefunds.id, id), ofUser(userId)),
  );
  return row ?? null;
}

export interface RefundFilter extends Paging {
  /** Omitted: everybody's, for the operator. */
  readonly userId?: number;
  readonly status?: NewRefund['status'];
}

/** A page of refunds, newest first, and how many there are. */
export function findRefunds(db: Db, filter: RefundFilter) {
  const { status, userId } = filter;
  const matches = and(
    ofUser(userId),
    status === undefined ? undefined : eq(orderRefunds.status, status),
  );
  const query = selectRefunds(db).where(matches).orderBy(desc(orderRefunds.id));
  return pageOfRows(query, db.$count(orderRefunds, matches), filter);
}

/** The order that a refund is of, or null. */
export async function findOrderIdOfRefund(
  db: Db,
  id: number,
): Promise<number | null> {
  const [row] = await db
    .select({ orderId: orderRefunds.orderId })
    .from(orderRefunds)
    .where(eq(orderRefunds.id, id));
  return row?.orderId ?? null;
}

/** A refund held until the transaction ends. */
export async function lockRefund(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.id, id))
    .for('no key update');
  return row ?? null;
}

export async function updateRefund(
  db: Db,
  id: number,
  changes: Partial<Pick<NewRefund, 'answer' | 'answeredAt' | 'status'>>,
): Promise<void> {
  await db.update(orderRefunds).set(changes).where(eq(orderRefunds.id, id));
}
