import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { idempotencyKeys } from '@/server/db/schema/idempotency';

interface KeyOf {
  /** Whose key it is: an account's or a cart part's. */
  readonly owner: string;
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

function isRow({ key, owner }: KeyOf) {
  return and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));
}

/** What a key stands for: its answer, or what was prepared for one; with `hold` until the transaction ends. */
export async function findIdempotencyRow(
  db: Db,
  id: KeyOf,
  { hold = false } = {},
) {
  const query = db
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.responseStatus,
      body: idempotencyKeys.responseBody,
      prepared: idempotencyKeys.prepared,
      leaseUntil: idempotencyKeys.leaseUntil,
    })
    .from(idempotencyKeys)
    .where(isRow(id));
  const [row] = await (hold ? query.for('update') : query);
  return row ?? null;
}

export type IdempotencyRow = NonNullable<
  Awaited<ReturnType<typeof findIdempotencyRow>>
>;

/** Keeps what was prepared for an outside call, and until when its caller has it to himself. */
export async function updateIdempotencyRow(
  db: Db,
  id: KeyOf,
  changes: {
    readonly prepared?: unknown;
    readonly leaseUntil: Date | null;
  },
): Promise<void> {
  await db.update(idempotencyKeys).set(changes).where(isRow(id));
}

/** Binds the answer to the key. The text is kept in an object: jsonb would reorder the body's own fields. */
export async function storeIdempotentAnswer(
  db: Db,
  id: KeyOf,
  answer: { readonly status: number; readonly text: string },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({
      responseStatus: answer.status,
      responseBody: { text: answer.text },
      prepared: null,
      leaseUntil: null,
    })
    .where(isRow(id));
}

export async function deleteIdempotencyKeysBefore(
  db: Db,
  before: Date,
): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
