import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { DryRun } from '@/server/contracts/operator/dry-run';

/** What the work answered, on its way out of a transaction that is not to stay. */
class Undone<T> extends Error {
  constructor(readonly answer: T) {
    super('dry run');
  }
}

/** Does the work, or only tries it: then all that it wrote is taken back. Throws what the work throws. */
export async function doneOrTried<T>(
  ctx: Ctx,
  { dry_run: isDry }: DryRun,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  if (isDry === undefined) return work(ctx);
  try {
    return await inTransaction(ctx, async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
}
