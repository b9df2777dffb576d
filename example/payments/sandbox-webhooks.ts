import {
  SIGNATURE_HEADER,
  signWebhook,
  webhookSecret,
} from './webhook-signature';
import type { DbHandle } from '@/server/db/client';
import {
  claimDueSandboxWebhook,
  postponeSandboxWebhook,
  type SandboxWebhookRow,
} from './sandbox-repository';
import { runtime } from '@/server/runtime';
import { backoffMs } from '@/utils/browser/backoff';

const LEASE_MS = 60_000;
const BACKOFF = { firstMs: 1_000 };
const ATTEMPTS_MAX = 12;
const ADDRESS = 'http://sandbox.invalid/api/v1/webhooks/sandbox';

export interface WebhookDeps {
  readonly db: DbHandle['db'];
  /** The site's application, in process; null while it is not up yet: what is due waits. */
  readonly fetch: () =>
    ((request: Request) => Promise<Response> | Response) | null;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

async function post(
  { db, fetch }: WebhookDeps,
  { body }: SandboxWebhookRow,
  now: Date,
): Promise<boolean> {
  const signature = signWebhook(await webhookSecret(db), body, now);
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signature,
  };
  const request = new Request(ADDRESS, { method: 'POST', headers, body });
  try {
    return (await fetch()?.(request))?.ok ?? false;
  } catch {
    return false;
  }
}

/** Delivers what the sandbox has to say now, each until it is taken, at most twelve times; how many there were. */
export async function deliverSandboxWebhooks(
  deps: WebhookDeps,
  signal = runtime().stop.signal,
): Promise<number> {
  const { db, now = () => new Date() } = deps;
  let sent = 0;
  while (!signal.aborted && deps.fetch()) {
    const at = now();
    const leaseUntil = new Date(+at + LEASE_MS);
    const webhook = await claimDueSandboxWebhook(db, at, leaseUntil);
    if (!webhook) break;
    const { attempts, id } = webhook;
    const isOver = (await post(deps, webhook, at)) || attempts >= ATTEMPTS_MAX;
    const next = +at + backoffMs(BACKOFF, attempts - 1);
    await postponeSandboxWebhook(db, id, isOver ? null : new Date(next));
    sent += 1;
  }
  return sent;
}
