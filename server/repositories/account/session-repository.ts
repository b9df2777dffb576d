import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { accessTokens } from '@/server/db/schema/account/users';

const SESSIONS_MAX = 100;

/** The living sessions of a user, the one used last first; at most a hundred. */
export function findSessions(db: Db, userId: number, now: Date) {
  return db
    .select({
      id: accessTokens.id,
      device: accessTokens.device,
      address: accessTokens.address,
      lastUsedAt: accessTokens.lastUsedAt,
      createdAt: accessTokens.createdAt,
    })
    .from(accessTokens)
    .where(
      and(eq(accessTokens.userId, userId), gt(accessTokens.expiresAt, now)),
    )
    .orderBy(desc(accessTokens.lastUsedAt), desc(accessTokens.id))
    .limit(SESSIONS_MAX);
}

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

/** Whether it was there and the user's. */
export async function deleteTokenOf(
  db: Db,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<boolean> {
  const rows = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
    .returning({ id: accessTokens.id });
  return rows.length > 0;
}
