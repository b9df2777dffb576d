import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  countDeliveries,
  findDeliveries,
  hasMessage,
  reviveMessage,
} from '@/server/repositories/notice/dead-letter-repository';

/** The operator's view of the outbox, newest first; with `dead` only what nobody tries to send any more. */
export async function listDeliveries(
  ctx: Ctx,
  query: {
    readonly dead?: boolean;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { dead, page, perPage } = query;
  const status = dead ? 'failed' : undefined;
  const rows = await findDeliveries(ctx.db, { status, page, perPage });
  const total = await countDeliveries(ctx.db, status);
  return { rows, page, perPage, total };
}

/**
 * Tries a dead message again from the start. Throws not_found, or conflict for one that is not dead or that forgot
 * what it said (it carried a code).
 */
export function retryDeadLetter(ctx: Ctx, id: number): Promise<void> {
  return inTransaction(ctx, async ({ db, now }) => {
    if (await reviveMessage(db, id, now)) return;
    throw new DomainError(
      (await hasMessage(db, id)) ? 'conflict' : 'not_found',
    );
  });
}
