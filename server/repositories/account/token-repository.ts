import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { accessTokens, users } from '@/server/db/schema/users';

export async function findSessionByTokenHash(
  db: Db,
  tokenHash: string,
  now: Date,
) {
  const [row] = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      role: users.role,
      tokenId: accessTokens.id,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, tokenHash),
        gt(accessTokens.expiresAt, now),
      ),
    );
  return row ?? null;
}

export async function insertToken(
  db: Db,
  row: { userId: number; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db.insert(accessTokens).values(row);
}

export async function deleteToken(db: Db, tokenId: number): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.id, tokenId));
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
}
