import { and, eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/account/users';

/** Holds the account until the transaction ends; false: it is closed. */
export async function lockApplicant(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ deletionAt: users.deletionAt, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row !== undefined && !row.deletionAt && !row.deletedAt;
}

/** Names what a customer is from now on beside that; who has another part already keeps it. */
export async function giveRole(
  db: Db,
  userId: number,
  role: 'deliveryman' | 'seller',
): Promise<void> {
  await db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, userId), eq(users.role, 'user')));
}
