import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/account/users';
import { branches, shopGalleries } from '@/server/db/schema/shop-extras';
import { uploads } from '@/server/db/schema/uploads';
import {
  provedEmail,
  provedPhone,
} from '@/server/repositories/account/contact-repository';

/** Pictures of a shop beyond its cover, in this order, in place of those that were. */
export async function putGallery(
  db: Db,
  shopId: number,
  pictures: readonly string[],
): Promise<void> {
  await db.delete(shopGalleries).where(eq(shopGalleries.shopId, shopId));
  if (pictures.length)
    await db
      .insert(shopGalleries)
      .values(pictures.map((img, position) => ({ shopId, img, position })));
}

type BranchRow = typeof branches.$inferInsert;

/** A branch as it is to be; its id where it is there already. */
export type BranchChange = Pick<
  BranchRow,
  'latitude' | 'longitude' | 'phone' | 'translations'
> & { readonly id?: number; readonly hours: NonNullable<BranchRow['hours']> };

/**
 * The branches of a shop, in this order. One that is not named is shown no more; its row stays, as orders and boards
 * name it.
 */
export async function putBranches(
  db: Db,
  shopId: number,
  rows: readonly BranchChange[],
): Promise<void> {
  const kept = rows.flatMap(({ id }) => id ?? []);
  await db
    .update(branches)
    .set({ active: false })
    .where(
      and(
        eq(branches.shopId, shopId),
        kept.length ? notInArray(branches.id, kept) : undefined,
      ),
    );
  for (const [position, { id, ...row }] of rows.entries())
    if (id === undefined)
      await db.insert(branches).values({ ...row, shopId, position });
    else
      await db
        .update(branches)
        .set({ ...row, position })
        .where(and(eq(branches.id, id), eq(branches.shopId, shopId)));
}

/** Whose shop it is, reached where it is proved; null: nobody's. */
export async function findShopOwner(db: Db, userId: number | null) {
  if (userId === null) return null;
  const [row] = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: provedEmail,
      phone: provedPhone,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Pictures that belong to a shop are the house's when it is somebody else's from now on. */
export async function leavePictures(
  db: Db,
  userId: number,
  subject: string,
): Promise<void> {
  await db
    .delete(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.usedFor, subject)));
}

/** Frees pictures of a shop that it shows no more: they go after a day. */
export async function freePictures(
  db: Db,
  subject: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length)
    await db
      .update(uploads)
      .set({ usedFor: null })
      .where(
        and(inArray(uploads.path, [...paths]), eq(uploads.usedFor, subject)),
      );
}
