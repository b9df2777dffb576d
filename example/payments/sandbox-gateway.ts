import type { Db } from '@/server/db/client';
import {
  ForgedEventError,
  type GatewayEvent,
  type GatewayRefund,
  type GatewayRefundState,
  type GatewayState,
  type PaymentGateway,
} from '@/server/domain/payment/payment-gateway';
import {
  findSandboxRefund,
  insertSandboxRefund,
  openSandboxSession,
  type SandboxSessionRow,
  sumSandboxRefunds,
  updateSandboxSession,
} from './sandbox-repository';
import { localisedPath } from '@/utils/shell/routes';
import { findPage, pageNow, type SandboxParts } from './session-state';
import { isSigned, SIGNATURE_HEADER, webhookSecret } from './webhook-signature';

/** Where the page of a session is, without the language's prefix. */
export const pagePath = (id: string): string =>
  `/payments/sandbox/${encodeURIComponent(id)}`;

function stateOf(page: SandboxSessionRow | null): GatewayState {
  if (!page) return { kind: 'closed' };
  const { amountMinor, currency, source, status } = page;
  if (status === 'paid') return { kind: 'paid', amountMinor, currency, source };
  return { kind: status === 'challenge' ? 'open' : status };
}

async function close(tx: Db, ref: string, now: Date): Promise<GatewayState> {
  const row = await findPage(tx, ref, { hold: true });
  const page = row && pageNow(row, now);
  if (page?.status !== 'open' && page?.status !== 'challenge')
    return stateOf(page);
  await updateSandboxSession(tx, page.id, { status: 'closed' });
  return { kind: 'closed' };
}

async function refund(
  tx: Db,
  { amountMinor, currency, key, ref }: GatewayRefund,
  now: Date,
): Promise<GatewayRefundState> {
  const row = await findPage(tx, ref, { hold: true });
  if (!row) return 'refused';
  const known = await findSandboxRefund(tx, key);
  if (known) return known.status;
  const page = pageNow(row, now);
  const given = await sumSandboxRefunds(tx, page.id);
  const isCovered =
    page.status === 'paid' &&
    currency === page.currency &&
    given + amountMinor <= page.amountMinor;
  const status = isCovered ? 'done' : 'refused';
  await insertSandboxRefund(tx, {
    key,
    sessionId: page.id,
    amountMinor,
    status,
    createdAt: now,
  });
  return status;
}

function eventIn(body: string): GatewayEvent {
  const event = JSON.parse(body) as { id?: unknown; attempt?: unknown };
  if (typeof event.id !== 'string') throw new ForgedEventError('no id');
  const attempt = typeof event.attempt === 'string' ? event.attempt : null;
  return { id: event.id, attempt };
}

/** Work in a transaction of the sandbox's own. */
async function inOwn<T>(
  { db }: SandboxParts,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return (await db()).transaction((tx) => work(tx as unknown as Db));
}

/**
 * A provider of our own for trying out card payments: test cards, a page at /payments/sandbox/{id}, signed webhooks. It
 * keeps tables of its own and behaves as an outside provider, also over a restart.
 */
export function sandboxGateway(parts: SandboxParts): PaymentGateway {
  const { now } = parts;
  return {
    tag: 'sandbox',
    async open(charge, signal) {
      signal.throwIfAborted();
      const { amountMinor, attempt, cancelUrl, currency, expiresAt } = charge;
      const { id } = await openSandboxSession(await parts.db(), {
        ...{ amountMinor, attempt, cancelUrl, currency, expiresAt },
        title: charge.title,
        returnUrl: charge.returnUrl,
        createdAt: now(),
      });
      const path = localisedPath(pagePath(id), charge.lang);
      // Its page is where the browser comes back to, so that it is the same site.
      return { ref: id, url: new URL(path, charge.returnUrl).href };
    },
    async look(ref, signal) {
      signal.throwIfAborted();
      const row = await findPage(await parts.db(), ref);
      return stateOf(row && pageNow(row, now()));
    },
    async close(ref, signal) {
      signal.throwIfAborted();
      return inOwn(parts, (tx) => close(tx, ref, now()));
    },
    async refund(asked, signal) {
      signal.throwIfAborted();
      return inOwn(parts, (tx) => refund(tx, asked, now()));
    },
    async readEvent(body, headers) {
      const signature = headers.get(SIGNATURE_HEADER) ?? '';
      const secret = await webhookSecret(await parts.db());
      if (!isSigned(secret, { body, signature, now: now() }))
        throw new ForgedEventError('not signed by the sandbox');
      return eventIn(body);
    },
  };
}
