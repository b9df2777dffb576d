import type { Db } from '@/server/db/client';
import { subscriptions } from '@/server/db/schema/address/subscriptions';

export type NewSubscription = Pick<
  typeof subscriptions.$inferInsert,
  'address' | 'email' | 'latitude' | 'locale' | 'longitude'
>;

/** Keeps who asked and for what place; the same e-mail again changes the place. */
export async function upsertSubscription(
  db: Db,
  { email, ...place }: NewSubscription,
  now: Date,
): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ email, ...place, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: { ...place, updatedAt: now },
    });
}
