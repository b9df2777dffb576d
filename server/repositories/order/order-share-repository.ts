import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orderShares } from '@/server/db/schema/order-shares';
import { UUID } from '@/utils/constants/uuid';

export type OrderShareRow = typeof orderShares.$inferSelect;

export async function insertOrderShares(
  db: Db,
  rows: readonly (typeof orderShares.$inferInsert)[],
): Promise<void> {
  if (rows.length) await db.insert(orderShares).values([...rows]);
}

/** All shares of the order that this member took part in, the owner's first; empty when there is none. */
export async function findSharesBeside(
  db: Db,
  memberUuid: string,
): Promise<OrderShareRow[]> {
  if (!UUID.test(memberUuid)) return [];
  const [own] = await db
    .select({ orderId: orderShares.orderId })
    .from(orderShares)
    .where(eq(orderShares.memberUuid, memberUuid));
  if (!own) return [];
  return db
    .select()
    .from(orderShares)
    .where(eq(orderShares.orderId, own.orderId))
    .orderBy(asc(orderShares.id));
}
