import { and, desc, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import { verificationCodes, verifyTokens } from '@/server/db/schema/users';

/** More are never asked for from one address within the life of a code. */
const CODES_FROM_ONE_PLACE_MAX = 100;

const codeColumns = {
  id: verificationCodes.id,
  verifyId: verificationCodes.verifyId,
  codeHash: verificationCodes.codeHash,
  tries: verificationCodes.tries,
  sentAt: verificationCodes.sentAt,
  expiresAt: verificationCodes.expiresAt,
  consumedAt: verificationCodes.consumedAt,
} as const;

export type CodePurpose = 'password' | 'register';

interface CodeOwner {
  readonly subject: string;
  readonly purpose: CodePurpose;
}

/** Makes sends of codes to one subject follow one another until the transaction ends. */
export async function lockSubject(db: Db, subject: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`code:${subject}`}, 0))`,
  );
}

/** The newest code of a subject and purpose, locked until the transaction ends; older ones never count. */
export async function lockNewestCode(db: Db, { subject, purpose }: CodeOwner) {
  const [row] = await db
    .select(codeColumns)
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.subject, subject),
        eq(verificationCodes.purpose, purpose),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1)
    .for('update');
  return row ?? null;
}

export type CodeRow = NonNullable<Awaited<ReturnType<typeof lockNewestCode>>>;

/**
 * The newest code of each subject that was asked for from there and may still be entered at that moment, newest first
 * and locked until the transaction ends.
 */
export async function lockCodesAskedFrom(
  db: Db,
  { askedFrom, now }: { readonly askedFrom: string; readonly now: Date },
) {
  const newer = alias(verificationCodes, 'newer');
  return db
    .select({ ...codeColumns, subject: verificationCodes.subject })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.askedFrom, askedFrom),
        eq(verificationCodes.purpose, 'register'),
        isNull(verificationCodes.consumedAt),
        gt(verificationCodes.expiresAt, now),
        notExists(
          db
            .select({ id: newer.id })
            .from(newer)
            .where(
              and(
                eq(newer.subject, verificationCodes.subject),
                eq(newer.purpose, verificationCodes.purpose),
                gt(newer.id, verificationCodes.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(CODES_FROM_ONE_PLACE_MAX)
    .for('update');
}

/** The subject that a registration code was sent to; null for an unknown send. */
export async function findCodeSubject(
  db: Db,
  verifyId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ subject: verificationCodes.subject })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.verifyId, verifyId),
        eq(verificationCodes.purpose, 'register'),
      ),
    );
  return row?.subject ?? null;
}

export async function insertCode(
  db: Db,
  row: CodeOwner & {
    askedFrom: string;
    verifyId: string;
    codeHash: string;
    sentAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.insert(verificationCodes).values(row);
}

/** Codes sent to the owner since a moment. */
export function countCodes(
  db: Db,
  { subject, purpose }: CodeOwner,
  since: Date,
): Promise<number> {
  return db.$count(
    verificationCodes,
    and(
      eq(verificationCodes.subject, subject),
      eq(verificationCodes.purpose, purpose),
      gt(verificationCodes.sentAt, since),
    ),
  );
}

export async function countTry(db: Db, id: number): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(eq(verificationCodes.id, id));
}

export async function consumeCode(
  db: Db,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ consumedAt: now })
    .where(eq(verificationCodes.id, id));
}

export async function insertVerifyToken(
  db: Db,
  row: CodeOwner & {
    tokenHash: string;
    expiresAt: Date;
    earnedFrom: string | null;
  },
): Promise<void> {
  await db.insert(verifyTokens).values(row);
}

function livingToken(tokenHash: string, purpose: CodePurpose, now: Date) {
  return and(
    eq(verifyTokens.tokenHash, tokenHash),
    eq(verifyTokens.purpose, purpose),
    isNull(verifyTokens.usedAt),
    gt(verifyTokens.expiresAt, now),
  );
}

/** Whether the token could be spent now; spending it is useVerifyToken's alone. */
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
export async function useVerifyToken(
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

export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, before));
  await db.delete(verifyTokens).where(lt(verifyTokens.expiresAt, before));
}
