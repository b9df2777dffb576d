import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { idempotencyKeys } from '../db/schema/orders';

interface KeyOf {
  readonly userId: number;
  readonly key: string;
}

/** Waits for other transactions (a parallel request with the same key) end after this long with lock_not_available. */
export async function limitLockWaits(db: Db, seconds: number): Promise<void> {
  await db.execute(
    sql.raw(`set local lock_timeout = '${Math.round(seconds)}s'`),
  );
}

function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? errorCode(error.cause) : '';
}

/** Whether a wait for a lock was given up, or broken off as a deadlock. */
export function isLockFailure(error: unknown): boolean {
  return ['40P01', '55P03'].includes(errorCode(error));
}

/**
 * Takes the key for this transaction; false when a success has it already. A parallel transaction with the same
 * key is waited for inside PostgreSQL, on the unique index.
 */
export async function claimIdempotencyKey(
  db: Db,
  row: KeyOf & { readonly requestHash: string; readonly createdAt: Date },
): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/** The success that a key is bound to. */
export async function findIdempotentAnswer(db: Db, { key, userId }: KeyOf) {
  const [row] = await db
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.responseStatus,
      body: idempotencyKeys.responseBody,
    })
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)),
    );
  return row ?? null;
}

/** Binds the answer to the key. The text is kept in an object: jsonb would reorder the body's own fields. */
export async function storeIdempotentAnswer(
  db: Db,
  { key, userId }: KeyOf,
  answer: { readonly status: number; readonly text: string },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ responseStatus: answer.status, responseBody: { text: answer.text } })
    .where(
      and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)),
    );
}

export async function deleteIdempotencyKeysBefore(
  db: Db,
  before: Date,
): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
