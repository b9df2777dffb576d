import { asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  sandboxRefunds,
  sandboxSessions,
  sandboxWebhooks,
} from '@/server/db/schema/sandbox';

export type SandboxSessionRow = typeof sandboxSessions.$inferSelect;
export type NewSandboxSession = typeof sandboxSessions.$inferInsert;
export type SandboxWebhookRow = typeof sandboxWebhooks.$inferSelect;

/** Makes the page of this key, or finds the one that is there. */
export async function openSandboxSession(
  db: Db,
  row: NewSandboxSession,
): Promise<SandboxSessionRow> {
  await db.insert(sandboxSessions).values(row).onConflictDoNothing();
  const [session] = await db
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.attempt, row.attempt));
  if (!session) throw new Error('the sandbox has no page for its key');
  return session;
}

/** One page; with `hold` until the transaction ends. */
export async function findSandboxSession(
  db: Db,
  id: string,
  { hold = false } = {},
): Promise<SandboxSessionRow | null> {
  const query = db
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, id));
  const [row] = await (hold ? query.for('update') : query);
  return row ?? null;
}

export async function updateSandboxSession(
  db: Db,
  id: string,
  changes: Partial<NewSandboxSession>,
): Promise<void> {
  await db
    .update(sandboxSessions)
    .set(changes)
    .where(eq(sandboxSessions.id, id));
}

/** What became of the refund with this key; null for a new one. */
export async function findSandboxRefund(db: Db, key: string) {
  const [row] = await db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.key, key));
  return row ?? null;
}

/** What a page gave back so far. */
export async function sumSandboxRefunds(
  db: Db,
  sessionId: string,
): Promise<number> {
  const rows = await db
    .select({
      amountMinor: sandboxRefunds.amountMinor,
      status: sandboxRefunds.status,
    })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.sessionId, sessionId));
  return rows
    .filter(({ status }) => status === 'done')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

export async function insertSandboxRefund(
  db: Db,
  row: typeof sandboxRefunds.$inferInsert,
): Promise<void> {
  await db.insert(sandboxRefunds).values(row);
}

/** Leaves webhooks to be delivered after the transaction. */
export async function insertSandboxWebhooks(
  db: Db,
  rows: readonly (typeof sandboxWebhooks.$inferInsert)[],
): Promise<void> {
  if (rows.length) await db.insert(sandboxWebhooks).values([...rows]);
}

/** Takes one webhook whose time has come, for this long; null when none is due. Other processes pass it by. */
export async function claimDueSandboxWebhook(
  db: Db,
  now: Date,
  leaseUntil: Date,
): Promise<SandboxWebhookRow | null> {
  const next = db
    .select({ id: sandboxWebhooks.id })
    .from(sandboxWebhooks)
    .where(lte(sandboxWebhooks.dueAt, now))
    .orderBy(asc(sandboxWebhooks.dueAt), asc(sandboxWebhooks.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(sandboxWebhooks)
    .set({
      dueAt: leaseUntil,
      attempts: sql`${sandboxWebhooks.attempts} + 1`,
    })
    .where(sql`${sandboxWebhooks.id} = (${next})`)
    .returning();
  return row ?? null;
}

/** Tries a webhook again later; null: it was delivered, or is given up. */
export async function postponeSandboxWebhook(
  db: Db,
  id: number,
  dueAt: Date | null,
): Promise<void> {
  if (dueAt)
    await db
      .update(sandboxWebhooks)
      .set({ dueAt })
      .where(eq(sandboxWebhooks.id, id));
  else await db.delete(sandboxWebhooks).where(eq(sandboxWebhooks.id, id));
}

export async function deleteSandboxSessionsBefore(
  db: Db,
  before: Date,
): Promise<void> {
  await db.delete(sandboxSessions).where(lt(sandboxSessions.createdAt, before));
}
