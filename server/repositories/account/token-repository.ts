import { and, eq, gt, lt, lte, ne } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { accessTokens, users } from '@/server/db/schema/account/users';

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
      lastUsedAt: accessTokens.lastUsedAt,
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
  row: Pick<
    typeof accessTokens.$inferInsert,
    'address' | 'device' | 'expiresAt' | 'lastUsedAt' | 'tokenHash' | 'userId'
  >,
): Promise<void> {
  await db.insert(accessTokens).values(row);
}

/** Says that the token is in use, and from where, unless somebody said so after `unlessSince`. */
export async function markTokenUsed(
  db: Db,
  tokenId: number,
  {
    unlessSince,
    ...use
  }: {
    readonly lastUsedAt: Date;
    readonly address: string;
    readonly unlessSince: Date;
  },
): Promise<void> {
  await db
    .update(accessTokens)
    .set(use)
    .where(
      and(
        eq(accessTokens.id, tokenId),
        lte(accessTokens.lastUsedAt, unlessSince),
      ),
    );
}

export async function deleteToken(db: Db, tokenId: number): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.id, tokenId));
}

/** Every token of the user, but for the one named. */
export async function deleteTokensOf(
  db: Db,
  userId: number,
  except?: number,
): Promise<void> {
  const isOther =
    except === undefined ? undefined : ne(accessTokens.id, except);
  await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), isOther));
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
}
