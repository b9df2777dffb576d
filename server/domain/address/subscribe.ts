import type { Ctx } from '@/server/context';
import type { SubscriptionInput } from '@/server/contracts/address/subscription';
import { upsertSubscription } from '@/server/repositories/address/subscription-repository';
import {
  callerAddress,
  limitCalls,
} from '@/server/domain/account/limit/rate-limit';

/** Per browser: a household, not a list of strangers' addresses. */
const LIMIT = { name: 'subscription', max: 10, windowMs: 10 * 60_000 };

/**
 * Remembers an e-mail for the day when its area is delivered to ("We don't deliver here yet", spec.md §8). One row per
 * e-mail; the answer is the same whether it was known. Throws too_many_requests.
 */
export async function subscribe(
  ctx: Ctx,
  { address, email, location }: SubscriptionInput,
): Promise<void> {
  await limitCalls(ctx, LIMIT, [callerAddress(ctx)]);
  await upsertSubscription(
    ctx.db,
    {
      email,
      address: address ?? null,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
      locale: ctx.lang,
    },
    ctx.now,
  );
}
