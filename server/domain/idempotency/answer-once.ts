import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import {
  claimIdempotencyKey,
  findIdempotencyRow,
  limitLockWaits,
  storeIdempotentAnswer,
} from '@/server/repositories/database/idempotency-repository';
import {
  boundAnswer,
  type FinalAnswer,
  hashPayload,
  inProgress,
  type OnceRequest,
  orInProgress,
  WAIT_SECONDS,
} from './bound-answer';

/**
 * Does the work once per owner and key, in one transaction with the key's row (api-contract.md §1 idempotency): a
 * repeat gets the first success's bytes, another payload under the key idempotency_mismatch (422); a refusal rolls
 * back and binds nothing. A parallel request with the same key waits up to 10 s, then conflict with Retry-After.
 * Work that waits for an answer from outside goes through answerInPhases.
 */
export function answerOnce<C extends Ctx>(
  ctx: C,
  request: OnceRequest,
  work: (tx: C) => Promise<FinalAnswer>,
): Promise<FinalAnswer> {
  const id = { owner: request.owner, key: request.key };
  const requestHash = hashPayload(request.payload);
  return orInProgress(() =>
    inTransaction(ctx, async (tx) => {
      await limitLockWaits(tx.db, WAIT_SECONDS);
      const row = { ...id, requestHash, createdAt: tx.now };
      if (await claimIdempotencyKey(tx.db, row)) {
        const answer = await work(tx);
        await storeIdempotentAnswer(tx.db, id, answer);
        return answer;
      }
      const bound = await findIdempotencyRow(tx.db, id);
      const answer = bound && boundAnswer(bound, requestHash);
      if (!answer) throw inProgress();
      return answer;
    }),
  );
}
