import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  cartDetails,
  carts,
  quotes,
  userCarts,
} from '@/server/db/schema/carts';

const cartColumns = {
  id: carts.id,
  ownerId: carts.ownerId,
  shopId: carts.shopId,
  status: carts.status,
  group: carts.group,
  version: carts.version,
} as const;

export type CartRow = Pick<typeof carts.$inferSelect, keyof typeof cartColumns>;

/** The owner's active cart, or null. */
export async function findActiveCart(
  db: Db,
  ownerId: number,
): Promise<CartRow | null> {
  const [row] = await db
    .select(cartColumns)
    .from(carts)
    .where(and(eq(carts.ownerId, ownerId), eq(carts.status, 'active')));
  return row ?? null;
}

/** The same, held until the transaction ends: changes of one cart happen one after another. */
export async function lockActiveCart(
  db: Db,
  ownerId: number,
): Promise<CartRow | null> {
  const [row] = await db
    .select(cartColumns)
    .from(carts)
    .where(and(eq(carts.ownerId, ownerId), eq(carts.status, 'active')))
    .for('update');
  return row ?? null;
}

/** A cart of the owner whatever its status, or null. */
export async function findCart(
  db: Db,
  ownerId: number,
  id: number,
): Promise<CartRow | null> {
  const [row] = await db
    .select(cartColumns)
    .from(carts)
    .where(and(eq(carts.id, id), eq(carts.ownerId, ownerId)));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockCart(
  db: Db,
  ownerId: number,
  id: number,
): Promise<CartRow | null> {
  const [row] = await db
    .select(cartColumns)
    .from(carts)
    .where(and(eq(carts.id, id), eq(carts.ownerId, ownerId)))
    .for('update');
  return row ?? null;
}

/** Makes the owner's active cart; does nothing when there is one already (also one made at the same moment). */
export async function insertActiveCart(
  db: Db,
  row: { ownerId: number; shopId: number; name: string; now: Date },
): Promise<void> {
  const { name, now, ownerId, shopId } = row;
  const [cart] = await db
    .insert(carts)
    .values({ ownerId, shopId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: carts.id });
  if (cart)
    await db
      .insert(userCarts)
      .values({ cartId: cart.id, userId: ownerId, name });
}

/** Counts the change and answers the new version. */
export async function touchCart(
  db: Db,
  id: number,
  changes: { now: Date; shopId?: number; status?: CartRow['status'] },
): Promise<number> {
  const { now, ...rest } = changes;
  const [row] = await db
    .update(carts)
    .set({ ...rest, updatedAt: now, version: sql`${carts.version} + 1` })
    .where(eq(carts.id, id))
    .returning({ version: carts.version });
  return row?.version ?? 0;
}

/** Deletes the owner's active carts among the ids; which were. */
export async function deleteActiveCarts(
  db: Db,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .delete(carts)
    .where(
      and(
        inArray(carts.id, [...ids]),
        eq(carts.ownerId, ownerId),
        eq(carts.status, 'active'),
      ),
    )
    .returning({ id: carts.id });
  return rows.map(({ id }) => id);
}

export const memberColumns = {
  id: userCarts.id,
  cartId: userCarts.cartId,
  userId: userCarts.userId,
  uuid: userCarts.uuid,
  name: userCarts.name,
  status: userCarts.status,
} as const;

/** The members of a cart, the owner first. */
export function findUserCarts(db: Db, cartId: number) {
  return db
    .select(memberColumns)
    .from(userCarts)
    .where(eq(userCarts.cartId, cartId))
    .orderBy(asc(userCarts.id));
}

export type UserCartRow = Awaited<ReturnType<typeof findUserCarts>>[number];

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

export async function insertQuote(
  db: Db,
  row: typeof quotes.$inferInsert,
): Promise<string> {
  const [quote] = await db
    .insert(quotes)
    .values(row)
    .returning({ id: quotes.id });
  if (!quote) throw new Error('the quote was not inserted');
  return quote.id;
}

/** A quote that was made for this user and cart, also an expired one; null when there is none. */
export async function findQuote(
  db: Db,
  key: { id: string; userId: number; cartId: number },
) {
  const [row] = await db
    .select({
      id: quotes.id,
      result: quotes.result,
      expiresAt: quotes.expiresAt,
      currencyId: quotes.currencyId,
    })
    .from(quotes)
    .where(
      and(
        eq(quotes.id, key.id),
        eq(quotes.userId, key.userId),
        eq(quotes.cartId, key.cartId),
      ),
    );
  return row ?? null;
}

export async function deleteQuotesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(quotes).where(lt(quotes.expiresAt, before));
}
