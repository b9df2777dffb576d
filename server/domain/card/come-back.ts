import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findAttemptByUuid,
  type GatewayAttempt,
} from '@/server/repositories/payment/gateway-repository';
import { askProvider, isReachable } from '../payment/open-attempt';
import type { GatewayState } from '../payment/payment-gateway';
import { completeAttempt } from './complete-attempt';
import { isUuid } from './is-uuid';

/** Where a browser goes on from the provider's page, and what it is told. */
export interface CameBack {
  readonly id: number;
  /** Null: a top-up. */
  readonly orderId: number | null;
  readonly payment: 'failed' | 'open' | 'paid';
}

const OUTCOME = {
  progress: 'open',
  paid: 'paid',
  cancelled: 'failed',
  rejected: 'failed',
  refunded: 'failed',
} as const satisfies Record<GatewayAttempt['status'], CameBack['payment']>;

async function lookAndComplete(
  ctx: Ctx,
  attempt: GatewayAttempt,
): Promise<GatewayState['kind'] | null> {
  try {
    const state = await askProvider(ctx, attempt, 'look');
    await completeAttempt(ctx, attempt, state);
    return state.kind;
  } catch (err) {
    ctx.log.warn({ err, attempt: attempt.id }, 'not known yet how it ended');
    return null;
  }
}

/**
 * A browser comes back from the provider's page: whatever it says, the provider is asked, and what it answers takes
 * effect. Silent providers are asked again by the sweeper. Who cancelled there, where nothing is paid or being decided,
 * is told that it failed; the page stays open and can be taken up again. Throws not_found for an attempt that is not here.
 */
export async function comeBack(
  ctx: Ctx,
  asked: {
    readonly provider: string;
    readonly attempt: string;
    readonly isCancelled: boolean;
  },
): Promise<CameBack> {
  const find = () => findAttemptByUuid(ctx.db, asked.attempt);
  const attempt = isUuid(asked.attempt) ? await find() : null;
  if (attempt?.provider !== asked.provider) throw new DomainError('not_found');
  const isOurs = isReachable(ctx, attempt);
  const said =
    isOurs && attempt.status === 'progress'
      ? await lookAndComplete(ctx, attempt)
      : null;
  const after = (await find()) ?? attempt;
  const { id, orderId, status } = after;
  const isLeft = asked.isCancelled && said === 'open' && status === 'progress';
  return { id, orderId, payment: isLeft ? 'failed' : OUTCOME[status] };
}
