import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { likes } from '@/server/db/schema/likes';

/** The uuids of the listed shops this user likes, newest first. */
export async function findLikedUuids(
  db: Db,
  userId: number,
): Promise<string[]> {
  const rows = await db
    .select({ uuid: shops.uuid })
    .from(likes)
    .innerJoin(shops, eq(shops.id, likes.shopId))
    .where(
      and(
        eq(likes.userId, userId),
        eq(shops.status, 'approved'),
        isNull(shops.closedAt),
      ),
    )
    .orderBy(desc(likes.createdAt), desc(likes.shopId));
  return rows.map(({ uuid }) => uuid);
}

/** Adds likes; those that are there keep their moment. */
export async function insertLikes(
  db: Db,
  rows: readonly (typeof likes.$inferInsert)[],
): Promise<void> {
  if (!rows.length) return;
  await db
    .insert(likes)
    .values([...rows])
    .onConflictDoNothing();
}

/** Takes this user's likes of those shops away. */
export async function deleteLikes(
  db: Db,
  userId: number,
  uuids: readonly string[],
): Promise<void> {
  if (!uuids.length) return;
  const named = db
    .select({ id: shops.id })
    .from(shops)
    .where(inArray(shops.uuid, [...uuids]));
  await db
    .delete(likes)
    .where(and(eq(likes.userId, userId), inArray(likes.shopId, named)));
}
