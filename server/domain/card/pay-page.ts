import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { findActivePayments } from '@/server/repositories/payment/payment-repository';
import { isPaidAfterwards } from '../payment/payment-methods';
import { localisedPath } from '@/utils/shell/routes';
import { payAgain, type Step } from './pay-again';

/**
 * Where the caller's order is paid by card: the provider's page, or the order's own when it is paid already. Older clients
 * go there at once (api-contract.md §4 payments). Throws as payAgain does, unavailable while the provider has no page.
 */
export async function payPage(ctx: UserCtx, orderId: number): Promise<string> {
  const methods = await findActivePayments(ctx.db);
  const card = methods.find(({ tag }) => isPaidAfterwards(ctx, tag));
  if (!card) throw new DomainError('unknown_payment');
  const steps: Step[] = [];
  const render = (step: Step) => {
    steps.push(step);
    return { status: 200, text: '' };
  };
  await payAgain(ctx, { orderId, paymentId: card.id, key: null, render });
  const [step] = steps;
  if (step?.url) return step.url;
  if (step?.transaction.status !== 'paid') throw new DomainError('unavailable');
  return `${ctx.siteUrl}${localisedPath(`/orders/${orderId}`, ctx.lang)}`;
}
