import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNull,
  lt,
  notInArray,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/account/users';
import { shops } from '@/server/db/schema/catalogue';
import { type FieldChange, shopEdits } from '@/server/db/schema/shop-extras';
import { columnsBut } from '@/server/repositories/select-sql';

export type { FieldChange } from '@/server/db/schema/shop-extras';

/** The newest that are kept of one shop. */
const SHOP_EDITS_MAX = 200;

const editColumns = {
  ...columnsBut(shopEdits, 'shopId'),
  firstname: users.firstname,
  lastname: users.lastname,
} as const;

/** Notes who changed what, with the shop's next version, which it answers; the shop's row is held. Keeps the newest 200 of a shop. */
export async function noteShopEdit(
  db: Db,
  edit: {
    readonly shopId: number;
    /** Null: the operator. */
    readonly userId: number | null;
    readonly changes: readonly FieldChange[];
    readonly now: Date;
  },
): Promise<number> {
  const { changes, now, shopId, userId } = edit;
  const [row] = await db
    .update(shops)
    .set({ version: sql`${shops.version} + 1` })
    .where(eq(shops.id, shopId))
    .returning({ version: shops.version });
  if (!row) throw new Error('the shop is not there');
  await db.insert(shopEdits).values({
    shopId,
    userId,
    changes,
    version: row.version,
    by: userId === null ? 'operator' : 'owner',
    createdAt: now,
  });
  const newest = db
    .select({ id: shopEdits.id })
    .from(shopEdits)
    .where(eq(shopEdits.shopId, shopId))
    .orderBy(desc(shopEdits.id))
    .limit(SHOP_EDITS_MAX);
  await db
    .delete(shopEdits)
    .where(and(eq(shopEdits.shopId, shopId), notInArray(shopEdits.id, newest)));
  return row.version;
}

/** A page of who changed what of a shop, newest first. */
export function findShopEdits(
  db: Db,
  shopId: number,
  { page, perPage }: { readonly page: number; readonly perPage: number },
) {
  return db
    .select(editColumns)
    .from(shopEdits)
    .leftJoin(users, eq(users.id, shopEdits.userId))
    .where(eq(shopEdits.shopId, shopId))
    .orderBy(desc(shopEdits.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

export type ShopEditRow = Awaited<ReturnType<typeof findShopEdits>>[number];

export function countShopEdits(db: Db, shopId: number): Promise<number> {
  return db.$count(shopEdits, eq(shopEdits.shopId, shopId));
}

/** What was changed of a shop after a version, oldest first. */
export function findEditsSince(db: Db, shopId: number, version: number) {
  return db
    .select({ changes: shopEdits.changes })
    .from(shopEdits)
    .where(and(eq(shopEdits.shopId, shopId), gt(shopEdits.version, version)))
    .orderBy(asc(shopEdits.id));
}

/** Forgets what was changed before then. */
export async function deleteShopEditsBefore(
  db: Db,
  before: Date,
): Promise<void> {
  await db.delete(shopEdits).where(lt(shopEdits.createdAt, before));
}

const ofOwner = (ownerId: number) =>
  and(
    eq(shops.ownerId, ownerId),
    eq(shops.status, 'approved'),
    isNull(shops.closedAt),
  );

/** Whether it is one of the account's shops. */
export async function isShopOf(
  db: Db,
  ownerId: number,
  id: number,
): Promise<boolean> {
  const found = await db.$count(shops, and(eq(shops.id, id), ofOwner(ownerId)));
  return found > 0;
}

/** Holds a shop of an account until the transaction ends; false: it is not one of theirs. */
export async function lockOwnShop(
  db: Db,
  ownerId: number,
  id: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, id), ofOwner(ownerId)))
    .for('update');
  return row !== undefined;
}
