import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { cartDetails, userCarts } from '@/server/db/schema/carts';

export const detailColumns = {
  id: cartDetails.id,
  userCartId: cartDetails.userCartId,
  stockId: cartDetails.stockId,
  parentId: cartDetails.parentId,
  quantity: cartDetails.quantity,
  note: cartDetails.note,
} as const;

/** All lines of a cart with add-ons among them (`parentId`), oldest first. */
export function findCartDetails(db: Db, cartId: number) {
  return db
    .select(detailColumns)
    .from(cartDetails)
    .innerJoin(userCarts, eq(userCarts.id, cartDetails.userCartId))
    .where(eq(userCarts.cartId, cartId))
    .orderBy(asc(cartDetails.id));
}

export type CartDetailRow = Awaited<ReturnType<typeof findCartDetails>>[number];

type NewDetail = Pick<
  typeof cartDetails.$inferInsert,
  'note' | 'parentId' | 'quantity' | 'stockId' | 'userCartId'
>;

/** Adds lines and answers their ids in the same order. */
export async function insertCartDetails(
  db: Db,
  rows: readonly NewDetail[],
): Promise<number[]> {
  if (!rows.length) return [];
  const inserted = await db
    .insert(cartDetails)
    .values([...rows])
    .returning({ id: cartDetails.id });
  return inserted.map(({ id }) => id);
}

export async function updateCartDetail(
  db: Db,
  {
    id,
    note,
    quantity,
    stockId,
  }: { id: number; stockId: number; quantity: number; note: string | null },
): Promise<void> {
  await db
    .update(cartDetails)
    .set({ stockId, quantity, note })
    .where(eq(cartDetails.id, id));
}

/** Deletes lines; their add-ons go with them. */
export async function deleteCartDetails(
  db: Db,
  ids: readonly number[],
): Promise<void> {
  if (ids.length)
    await db.delete(cartDetails).where(inArray(cartDetails.id, [...ids]));
}

/** Deletes all lines of these members. */
export async function deleteLinesOf(
  db: Db,
  userCartIds: readonly number[],
): Promise<void> {
  if (userCartIds.length)
    await db
      .delete(cartDetails)
      .where(inArray(cartDetails.userCartId, [...userCartIds]));
}
