import type { Db } from '@/server/db/client';
import { notifications } from '@/server/db/schema/account/notifications';

export type NewInboxRow = Pick<
  typeof notifications.$inferInsert,
  'data' | 'subject' | 'type' | 'userId'
> & { readonly createdAt: Date };

/** Adds a row to a customer's inbox; null when there is one with its subject already. */
export async function insertInboxRow(
  db: Db,
  row: NewInboxRow,
): Promise<number | null> {
  const [added] = await db
    .insert(notifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return added?.id ?? null;
}
