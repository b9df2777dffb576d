import type { Ctx } from '@/server/context';
import {
  findBuyer,
  findGatewayAttempt,
  type GatewayAttempt,
  type Provider,
  saveAttemptPage,
} from '@/server/repositories/payment/gateway-repository';
import { errorMessage } from '../i18n/error-message';
import { spokenIn } from '@/utils/i18n/site-languages';
import { titleIn } from '../i18n/line-words';
import type {
  GatewayPage,
  GatewayState,
  PaymentGateway,
} from './payment-gateway';

/** Nobody waits longer for a provider: whoever asked is answered, and the sweeper asks again. */
const PROVIDER_MS = 10_000;

export type GatewayCtx = Pick<
  Ctx,
  'db' | 'gateways' | 'log' | 'now' | 'siteUrl'
>;

/** The signal of one call, which also ends with the caller's own. */
export function providerSignal(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(PROVIDER_MS);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** What a new attempt keeps of the charge, so that a repeat says the same, whatever a shop or an account is called then. */
export async function chargeParts(
  {
    db,
    gateways,
    lang,
    siteUrl,
  }: Pick<Ctx, 'db' | 'gateways' | 'lang' | 'siteUrl'>,
  of: { readonly userId: number; readonly orderId: number | null },
) {
  const { email, shopTitles } = await findBuyer(db, of);
  const shop = titleIn(shopTitles ?? {}, lang);
  return {
    lang,
    provider: gateways.inForce?.tag ?? null,
    chargeTitle:
      of.orderId === null
        ? errorMessage(lang, 'payment.top_up')
        : `${shop} · ${of.orderId}`,
    chargeEmail: email,
    chargeSite: siteUrl,
  };
}

type AtProvider = { readonly provider: Provider | null };

/** Whether somebody can be asked what became of it: its provider is configured. */
export function isReachable(
  { gateways }: Pick<Ctx, 'gateways'>,
  { provider }: AtProvider,
): boolean {
  return provider !== null && gateways.byTag.has(provider);
}

/** The provider that took it, in force or not. Throws for one that is not configured. */
export function gatewayOf(
  { gateways }: Pick<Ctx, 'gateways'>,
  { provider }: AtProvider,
): PaymentGateway {
  const gateway = provider && gateways.byTag.get(provider);
  if (!gateway) throw new Error(`${provider} is not configured`);
  return gateway;
}

/**
 * Opens the attempt's page, outside of any transaction; opened again it is the same page. Everything it says stands in
 * the attempt's row, so that a repeat is equal. Rejects when nobody knows what the provider did.
 */
export function openAttempt(
  ctx: GatewayCtx,
  attempt: GatewayAttempt,
  signal?: AbortSignal,
): Promise<GatewayPage> {
  const gateway = gatewayOf(ctx, attempt);
  const { chargeEmail, chargeSite, chargeTitle, id, uuid } = attempt;
  const lang = spokenIn(attempt.lang);
  const site = chargeSite ?? ctx.siteUrl;
  const back = `${site}/api/v1/payments/${gateway.tag}/return?attempt=${uuid}&lang=${lang}`;
  return gateway.open(
    {
      attempt: uuid,
      amountMinor: attempt.priceMinor,
      currency: attempt.currency,
      title: chargeTitle ?? String(id),
      email: chargeEmail,
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
  await saveAttemptPage(ctx.db, attempt.id, page);
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
