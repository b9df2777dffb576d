import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { carts } from '@/server/db/schema/carts';

export const cartColumns = {
  id: carts.id,
  ownerId: carts.ownerId,
  shopId: carts.shopId,
  status: carts.status,
  group: carts.group,
  version: carts.version,
  note: carts.note,
  shareCode: carts.shareCode,
  joinById: carts.joinById,
  spendingLimitMinor: carts.spendingLimitMinor,
  spendingCurrencyId: carts.spendingCurrencyId,
  closesAt: carts.closesAt,
  closedAt: carts.closedAt,
  split: carts.split,
  mode: carts.mode,
} as const;

export type CartRow = Pick<typeof carts.$inferSelect, keyof typeof cartColumns>;

const isActiveOf = (ownerId: number) =>
  and(eq(carts.ownerId, ownerId), eq(carts.status, 'active'));

/** The owner's active cart, or null. */
export async function findActiveCart(
  db: Db,
  ownerId: number,
): Promise<CartRow | null> {
  const [row] = await db
    .select(cartColumns)
    .from(carts)
    .where(isActiveOf(ownerId));
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
    .where(isActiveOf(ownerId))
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

interface NewCart {
  /** Null: a guest's. */
  readonly ownerId: number | null;
  readonly shopId: number;
  readonly now: Date;
}

/** Makes a cart without anybody in it yet; null when the owner has an active one already (also one made at the same moment). */
export async function insertCart(
  db: Db,
  { now, ownerId, shopId }: NewCart,
): Promise<CartRow | null> {
  const [cart] = await db
    .insert(carts)
    .values({ ownerId, shopId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning(cartColumns);
  return cart ?? null;
}

/** What a change may write of a cart. */
export type CartChanges = Partial<Omit<CartRow, 'id' | 'ownerId' | 'version'>>;

/** Counts the change and answers the new version. */
export async function touchCart(
  db: Db,
  id: number,
  changes: CartChanges & { readonly now: Date },
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

/** Deletes a cart with all that is in it. */
export async function deleteCart(db: Db, id: number): Promise<void> {
  await db.delete(carts).where(eq(carts.id, id));
}

/** Deletes guests' carts that nobody touched since; at most so many, how many there were. */
export async function deleteGuestCartsBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<number> {
  const old = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(isNull(carts.ownerId), lt(carts.updatedAt, before)))
    .limit(limit);
  const rows = await db
    .delete(carts)
    .where(inArray(carts.id, old))
    .returning({ id: carts.id });
  return rows.length;
}
