import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { verifyTokens } from '@/server/db/schema/account/users';
import type { CodeOwner, CodePurpose } from './code-repository';

export async function insertVerifyToken(
  db: Db,
  row: CodeOwner & {
    tokenHash: string;
    expiresAt: Date;
    earnedFrom: string | null;
  },
): Promise<void> {
  const { earnedFrom, expiresAt, purpose, subject, tokenHash } = row;
  await db
    .insert(verifyTokens)
    .values({ earnedFrom, expiresAt, purpose, subject, tokenHash });
}

function livingToken(tokenHash: string, purpose: CodePurpose, now: Date) {
  return and(
    eq(verifyTokens.tokenHash, tokenHash),
    eq(verifyTokens.purpose, purpose),
    isNull(verifyTokens.usedAt),
    gt(verifyTokens.expiresAt, now),
  );
}

/** Whether the token could be spent now; spending it is spendVerifyToken's alone. */
export async function isVerifyTokenAlive(
  db: Db,
  tokenHash: string,
  purpose: CodePurpose,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ subject: verifyTokens.subject })
    .from(verifyTokens)
    .where(livingToken(tokenHash, purpose, now));
  return rows.length > 0;
}

/** Spends the token: its subject for the first of any number of parallel callers, null for the rest. */
export async function spendVerifyToken(
  db: Db,
  tokenHash: string,
  purpose: CodePurpose,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(verifyTokens)
    .set({ usedAt: now })
    .where(livingToken(tokenHash, purpose, now))
    .returning({ subject: verifyTokens.subject });
  return row?.subject ?? null;
}

/** The living token that the subject earned from there by a code alone, as its hash; null without one. */
export async function findTokenEarnedFrom(
  db: Db,
  {
    earnedFrom,
    now,
    subject,
  }: {
    readonly subject: string;
    readonly earnedFrom: string;
    readonly now: Date;
  },
): Promise<string | null> {
  const [row] = await db
    .select({ tokenHash: verifyTokens.tokenHash })
    .from(verifyTokens)
    .where(
      and(
        eq(verifyTokens.subject, subject),
        eq(verifyTokens.purpose, 'register'),
        eq(verifyTokens.earnedFrom, earnedFrom),
        isNull(verifyTokens.usedAt),
        gt(verifyTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(verifyTokens.expiresAt))
    .limit(1);
  return row?.tokenHash ?? null;
}

/** Ends what other right codes of these subjects have earned for the purpose. */
export async function endVerifyTokens(
  db: Db,
  subjects: readonly string[],
  { purpose, now }: { readonly purpose: CodePurpose; readonly now: Date },
): Promise<void> {
  await db
    .update(verifyTokens)
    .set({ usedAt: now })
    .where(
      and(
        inArray(verifyTokens.subject, [...subjects]),
        eq(verifyTokens.purpose, purpose),
        isNull(verifyTokens.usedAt),
      ),
    );
}
