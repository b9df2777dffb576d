import type { Ctx } from '@/server/context';
import { findIdempotencyRow } from '@/server/repositories/database/idempotency-repository';
import { boundAnswer, type FinalAnswer, type KeyOf } from './bound-answer';

/** The answer that a key is bound to, whatever was asked; null when there is none. */
export async function findAnswer(
  { db }: Pick<Ctx, 'db'>,
  { key, owner }: KeyOf,
): Promise<FinalAnswer | null> {
  const bound = await findIdempotencyRow(db, { owner, key });
  return bound && boundAnswer(bound, bound.requestHash);
}
