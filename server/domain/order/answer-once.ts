import { createHash } from 'node:crypto';
import { inTransaction, type UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  claimIdempotencyKey,
  findIdempotentAnswer,
  isLockFailure,
  limitLockWaits,
  storeIdempotentAnswer,
} from '@/server/repositories/idempotency-repository';

const WAIT_SECONDS = 10;
const RETRY_AFTER_SECONDS = 1;

/** A finished answer: replayed byte for byte. */
export interface FinalAnswer {
  readonly status: number;
  readonly text: string;
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  return Object.fromEntries(
    Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Equal payloads have equal hashes, whatever the order of their fields. */
export function hashPayload(payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(payload, sortedKeys))
    .digest('hex');
}

function storedText(body: unknown): string {
  if (
    typeof body === 'object' &&
    body !== null &&
    'text' in body &&
    typeof body.text === 'string'
  )
    return body.text;
  throw new Error('an idempotency key without its answer');
}

/**
 * Does the work once per user and key, in one transaction with the key's row (api-contract.md §1 idempotency): a
 * repeat gets the first success's bytes, another payload under the key idempotency_mismatch (422); a refusal rolls
 * back and binds nothing. A parallel request with the same key waits up to 10 s, then conflict with Retry-After.
 */
export async function answerOnce(
  ctx: UserCtx,
  request: { readonly key: string; readonly payload: unknown },
  work: (tx: UserCtx) => Promise<FinalAnswer>,
): Promise<FinalAnswer> {
  const id = { userId: ctx.user.id, key: request.key };
  const requestHash = hashPayload(request.payload);
  try {
    return await inTransaction(ctx, async (tx) => {
      await limitLockWaits(tx.db, WAIT_SECONDS);
      if (
        await claimIdempotencyKey(tx.db, {
          ...id,
          requestHash,
          createdAt: tx.now,
        })
      ) {
        const answer = await work(tx);
        await storeIdempotentAnswer(tx.db, id, answer);
        return answer;
      }
      const bound = await findIdempotentAnswer(tx.db, id);
      if (!bound)
        throw new DomainError('conflict', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      if (bound.requestHash !== requestHash)
        throw new DomainError('idempotency_mismatch');
      return { status: bound.status ?? 200, text: storedText(bound.body) };
    });
  } catch (cause) {
    if (isLockFailure(cause))
      throw new DomainError('conflict', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        cause,
      });
    throw cause;
  }
}
