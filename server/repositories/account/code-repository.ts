import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '@/server/db/client';
import {
  verificationCodes,
  verifyTokens,
} from '@/server/db/schema/account/users';

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
  userId: verificationCodes.userId,
} as const;

export type CodePurpose = (typeof verificationCodes.$inferSelect)['purpose'];

export interface CodeOwner {
  readonly subject: string;
  readonly purpose: CodePurpose;
  /** Whose account the code is about, when it was asked for from inside of it; else it was asked for from outside. */
  readonly userId?: number | undefined;
}

/** Codes asked for from inside of an account and from outside never meet: nobody outside uses up, holds up or hints at the others. */
function codesOf({ purpose, subject }: CodeOwner, isWhose: SQL) {
  return and(
    eq(verificationCodes.subject, subject),
    eq(verificationCodes.purpose, purpose),
    isWhose,
  );
}

/** Of every account's inside alike: one mailbox is not written to more often by several accounts. */
function codesSentTo(owner: CodeOwner) {
  const { userId } = verificationCodes;
  return codesOf(
    owner,
    owner.userId === undefined ? isNull(userId) : isNotNull(userId),
  );
}

/** Makes sends of codes to one subject follow one another until the transaction ends. */
export async function lockSubject(db: Db, subject: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`code:${subject}`}, 0))`,
  );
}

async function lockNewest(db: Db, where: SQL | undefined) {
  const [row] = await db
    .select(codeColumns)
    .from(verificationCodes)
    .where(where)
    .orderBy(desc(verificationCodes.id))
    .limit(1)
    .for('update');
  return row ?? null;
}

export type CodeRow = NonNullable<Awaited<ReturnType<typeof lockNewest>>>;

/** The newest code of an owner, locked until the transaction ends; older ones never count. */
export function lockNewestCode(
  db: Db,
  owner: CodeOwner,
): Promise<CodeRow | null> {
  const { userId } = verificationCodes;
  const isTheirs =
    owner.userId === undefined ? isNull(userId) : eq(userId, owner.userId);
  return lockNewest(db, codesOf(owner, isTheirs));
}

/** The newest code that the next one to this owner waits for. */
export function lockNewestSent(
  db: Db,
  owner: CodeOwner,
): Promise<CodeRow | null> {
  return lockNewest(db, codesSentTo(owner));
}

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

/** How many codes the owner was sent since a moment, and how many wrong tries those had that were sent since another. */
export async function findCodesSince(
  db: Db,
  owner: CodeOwner,
  since: { readonly sentSince: Date; readonly triedSince: Date },
): Promise<{ readonly sent: number; readonly wrong: number }> {
  const { sentAt, tries } = verificationCodes;
  const [row] = await db
    .select({
      sent: sql<number>`(count(*) filter (where ${gt(sentAt, since.sentSince)}))::int`,
      wrong: sql<number>`coalesce(sum(${tries}) filter (where ${gt(sentAt, since.triedSince)}), 0)::int`,
    })
    .from(verificationCodes)
    .where(codesSentTo(owner));
  return row ?? { sent: 0, wrong: 0 };
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

export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, before));
  await db.delete(verifyTokens).where(lt(verifyTokens.expiresAt, before));
}
