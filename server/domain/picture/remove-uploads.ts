import type { Ctx } from '@/server/context';
import {
  claimUnusedUploads,
  deleteUploads,
} from '@/server/repositories/picture/upload-repository';
import { storageKey } from './upload-path';

type RemoveCtx = Pick<Ctx, 'db' | 'storage'>;

const ROWS = 100;
const TURNS_MAX = 20;
/** A storage that is away takes its time for each refusal. */
const FAILURES_MAX = 3;

/**
 * Removes the files of rows that are given up (`claimUnusedUploads`, `giveUpUploadsOf`) and then the rows. Outside of any
 * transaction, as the storage may be far away. What cannot be removed keeps its row for the next sweep, and the
 * first reason is thrown at the end.
 */
export async function removeUploads(
  { db, storage }: RemoveCtx,
  paths: readonly string[],
): Promise<void> {
  const gone: string[] = [];
  const failures: unknown[] = [];
  for (const path of paths) {
    if (failures.length >= FAILURES_MAX) break;
    try {
      await storage.remove(storageKey(path));
      gone.push(path);
    } catch (error) {
      failures.push(error);
    }
  }
  await deleteUploads(db, gone);
  if (failures.length) throw failures[0] as Error;
}

/** Removes what was sent in before then and nothing refers to, and what an earlier sweep could not remove. */
export async function sweepUploads(
  ctx: RemoveCtx,
  before: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX && !signal?.aborted; turn += 1) {
    const paths = await claimUnusedUploads(ctx.db, before, ROWS);
    await removeUploads(ctx, paths);
    if (paths.length < ROWS) return;
  }
}
