import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { identities } from '@/server/db/schema/account/identities';
import { users, verifyTokens } from '@/server/db/schema/account/users';

type Provider = (typeof identities.$inferSelect)['provider'];

interface IdentityKey {
  readonly provider: Provider;
  readonly subject: string;
}

/** Makes sign-ins of one identity, or of one e-mail, follow one another until the transaction ends. */
export async function lockIdentity(db: Db, name: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${name}`}, 0))`,
  );
}

/** Whose account it is; null for somebody new. */
export async function findIdentityUser(
  db: Db,
  { provider, subject }: IdentityKey,
): Promise<number | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        eq(identities.provider, provider),
        eq(identities.subject, subject),
        isNull(users.deletedAt),
      ),
    );
  return row?.userId ?? null;
}

/** Ties the identity to the account, or keeps its newest e-mail. */
export async function saveIdentity(
  db: Db,
  row: IdentityKey & { readonly userId: number; readonly email: string | null },
): Promise<void> {
  const { email, userId } = row;
  await db
    .insert(identities)
    .values(row)
    .onConflictDoUpdate({
      target: [identities.provider, identities.subject],
      set: { email, userId },
    });
}

/** Keeps what waits to be linked under a token that lives until then. */
export async function insertLinkToken(
  db: Db,
  row: { tokenHash: string; pending: string; expiresAt: Date },
): Promise<void> {
  const { expiresAt, pending, tokenHash } = row;
  await db.insert(verifyTokens).values({
    tokenHash,
    subject: pending,
    purpose: 'link',
    expiresAt,
  });
}

/** What waits to be linked under a living token; it is spent by useVerifyToken. */
export async function findLinkToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ pending: verifyTokens.subject })
    .from(verifyTokens)
    .where(
      and(
        eq(verifyTokens.tokenHash, tokenHash),
        eq(verifyTokens.purpose, 'link'),
        isNull(verifyTokens.usedAt),
        gt(verifyTokens.expiresAt, now),
      ),
    );
  return row?.pending ?? null;
}
