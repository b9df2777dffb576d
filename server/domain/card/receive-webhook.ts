import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError, orNotFound } from '@/server/errors';
import {
  claimEvent,
  isEventKnown,
} from '@/server/repositories/payment/gateway-event-repository';
import {
  findAttemptByUuid,
  type GatewayAttempt,
  lookAgainAt,
  type Provider,
} from '@/server/repositories/payment/gateway-repository';
import { askProvider } from '../payment/open-attempt';
import {
  ForgedEventError,
  type GatewayEvent,
  type GatewayState,
} from '../payment/payment-gateway';
import { completeIn } from './complete-attempt';
import { isUuid } from './is-uuid';

const RETRY_AFTER_SECONDS = 5;

export interface ReceivedWebhook {
  readonly provider: Provider;
  readonly body: string;
  readonly headers: Headers;
}

async function readEvent(
  ctx: Ctx,
  { body, headers, provider }: ReceivedWebhook,
): Promise<GatewayEvent> {
  const gateway = orNotFound(ctx.gateways.byTag.get(provider));
  try {
    return await gateway.readEvent(body, headers);
  } catch (cause) {
    if (!(cause instanceof ForgedEventError)) throw cause;
    ctx.log.warn({ provider }, 'a webhook that its provider did not sign');
    throw new DomainError('bad_request', { cause });
  }
}

/** What the provider says now; when it does not, the sweeper asks soon, and the webhook is to be sent again. */
async function lookNow(
  ctx: Ctx,
  attempt: GatewayAttempt,
): Promise<GatewayState> {
  try {
    return await askProvider(ctx, attempt, 'look');
  } catch (cause) {
    await lookAgainAt(ctx.db, attempt.id, ctx.now);
    throw new DomainError('unavailable', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  }
}

/**
 * A message from a provider: it only says "look", so that late, early and mixed-up ones do no harm, and each takes effect
 * once. Throws bad_request for a forged one; not_found for one about an attempt that is not here (it is sent again);
 * unavailable while the provider does not say what became of it. A provider that is not configured is not_found.
 */
export async function receiveWebhook(
  ctx: Ctx,
  webhook: ReceivedWebhook,
): Promise<void> {
  const event = await readEvent(ctx, webhook);
  const { provider } = webhook;
  if (event.attempt === null) return;
  if (await isEventKnown(ctx.db, provider, event.id)) return;
  const attempt = isUuid(event.attempt)
    ? await findAttemptByUuid(ctx.db, event.attempt)
    : null;
  if (attempt?.provider !== provider) throw new DomainError('not_found');
  const state = await lookNow(ctx, attempt);
  await inTransaction(ctx, async (tx) => {
    const taken = await claimEvent(tx.db, {
      provider,
      eventId: event.id,
      receivedAt: tx.now,
    });
    if (taken) await completeIn(tx, attempt, state);
  });
}
