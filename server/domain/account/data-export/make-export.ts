import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import {
  claimExport,
  finishExport,
} from '@/server/repositories/account/data/export-repository';
import { readPerson } from '@/server/repositories/account/data/person-repository';

/** A process that makes a file for longer has died: another one begins anew. */
const LEASE_MS = 2 * 60_000;
const DAY_MS = 86_400_000;
/** A larger file would not fit into the memory of a small server several times over. */
const LONGEST_FILE = 50_000_000;

/** One file of a person, with when it was made. */
async function writeFile(ctx: Ctx, userId: number): Promise<string> {
  const person = await inTransaction(ctx, ({ db }) => readPerson(db, userId));
  const file = { made_at: ctx.now.toISOString(), site: ctx.siteUrl, ...person };
  const text = JSON.stringify(file, null, 2);
  if (text.length > LONGEST_FILE) throw new Error('the export is too long');
  return text;
}

/**
 * Makes the oldest export that waits; false: none does. Several processes may do it at once, each file is made by one;
 * of a process that died another one takes it over when its lease has ended. What cannot be made is marked as failed,
 * so that its owner can ask again, and thrown.
 */
export async function makeExport(ctx: Ctx): Promise<boolean> {
  const leaseUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const claimed = await claimExport(ctx.db, { leaseUntil, now: ctx.now });
  if (!claimed) return false;
  const claim = { id: claimed.id, leaseUntil };
  try {
    const body = await writeFile(ctx, claimed.userId);
    const expiresAt = new Date(ctx.now.getTime() + DAY_MS);
    await finishExport(ctx.db, claim, {
      status: 'ready',
      body,
      readyAt: ctx.now,
      expiresAt,
    });
  } catch (error) {
    await finishExport(ctx.db, claim, { status: 'failed' });
    throw error;
  }
  return true;
}
