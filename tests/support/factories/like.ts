import type { Db } from '@/server/db/client';
import { likes } from '@/server/db/schema/likes';

/** A customer's like of a shop, now unless another moment is given. */
export async function createLike(
  db: Db,
  like: typeof likes.$inferInsert,
): Promise<void> {
  await db.insert(likes).values(like);
}
