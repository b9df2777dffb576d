import type { Ctx } from '@/server/context';
import {
  findGatewayAttempt,
  type GatewayAttempt,
  savePage,
} from '@/server/repositories/wallet/gateway-repository';
import { errorMessage } from '../i18n/error-message';
import type {
  GatewayPage,
  GatewayState,
  PaymentGateway,
} from './payment-gateway';

/** Nobody waits longer for a provider: whoever asked is answered, and the sweeper asks again. */
const PROVIDER_MS = 10_000;

export type GatewayCtx = Pick<
  Ctx,
  'db' | 'gateway' | 'log' | 'now' | 'siteUrl'
>;

/** The signal of one call, which also ends with the caller's own. */
export function providerSignal(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(PROVIDER_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function titleOf(attempt: GatewayAttempt, lang: string): string {
  const { orderId, shopTitles } = attempt;
  if (orderId === null) return errorMessage(lang, 'payment.top_up');
  const title = shopTitles?.[lang]?.title ?? shopTitles?.en?.title ?? '';
  return `${title} · ${orderId}`;
}

/** The address that the browser comes back to from the provider's page. */
function returnUrl(
  ctx: GatewayCtx,
  { siteUrl, uuid }: GatewayAttempt,
  { gateway, lang }: { gateway: PaymentGateway; lang: string },
): string {
  return `${siteUrl ?? ctx.siteUrl}/api/v1/payments/${gateway.tag}/return?attempt=${uuid}&lang=${lang}`;
}

/** The provider that this attempt is made at. Throws when it is not the one in force. */
function gatewayOf({ gateway }: GatewayCtx, attempt: GatewayAttempt) {
  if (!gateway || gateway.tag !== attempt.provider)
    throw new Error(`attempt ${attempt.id} is at ${attempt.provider}`);
  return gateway;
}

/**
 * Opens the attempt's page, outside of any transaction; opened again it is the same page. Everything it says comes from
 * stored rows, so that a repeat is equal. Rejects when nobody knows what the provider did.
 */
export function openAttempt(
  ctx: GatewayCtx,
  attempt: GatewayAttempt,
  signal?: AbortSignal,
): Promise<GatewayPage> {
  const gateway = gatewayOf(ctx, attempt);
  const lang = attempt.lang ?? 'en';
  const back = returnUrl(ctx, attempt, { gateway, lang });
  return gateway.open(
    {
      attempt: attempt.uuid,
      amountMinor: attempt.priceMinor,
      currency: attempt.currency,
      title: titleOf(attempt, lang),
      email: attempt.email,
      lang,
      returnUrl: back,
      cancelUrl: `${back}&cancelled=1`,
      expiresAt: attempt.expiresAt ?? ctx.now,
    },
    providerSignal(signal),
  );
}

/** Opens the page of an attempt that is still to be paid; null when it is not, and when nobody knows what the provider did. */
export async function openPage(
  ctx: GatewayCtx,
  attemptId: number,
  signal: AbortSignal,
): Promise<GatewayPage | null> {
  const attempt = await findGatewayAttempt(ctx.db, attemptId);
  if (attempt?.status !== 'progress') return null;
  try {
    return await openAttempt(ctx, attempt, signal);
  } catch (err) {
    ctx.log.warn({ err, attempt: attempt.id }, 'no page from the provider yet');
    return null;
  }
}

/**
 * What the provider calls the attempt. One whose opening never came back is opened again, which finds its page; null
 * when its time is over, too: nobody ever saw that page.
 */
async function refOf(
  ctx: GatewayCtx,
  attempt: GatewayAttempt,
): Promise<string | null> {
  if (attempt.ref !== null) return attempt.ref;
  if (attempt.expiresAt !== null && attempt.expiresAt <= ctx.now) return null;
  const page = await openAttempt(ctx, attempt);
  await savePage(ctx.db, attempt.id, page);
  return page.ref;
}

/**
 * Asks what became of an attempt, or closes it so that nobody pays it any more; outside of any transaction. Rejects when
 * the provider does not say.
 */
export async function askProvider(
  ctx: GatewayCtx,
  attempt: GatewayAttempt,
  how: 'close' | 'look',
): Promise<GatewayState> {
  const gateway = gatewayOf(ctx, attempt);
  const ref = await refOf(ctx, attempt);
  if (ref === null) return { kind: 'closed' };
  return how === 'close'
    ? gateway.close(ref, providerSignal())
    : gateway.look(ref, providerSignal());
}
