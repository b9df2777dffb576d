import type { MailSender } from '../adapters/mail';
import type { SmsSender } from '../adapters/sms';
import type { DbHandle } from '../db/client';
import { maskRecipient } from '../domain/mail/mask-recipient';
import type { ServerEnv } from '../env';
import { logger } from '../logger';
import {
  claimDueMessages,
  type ClaimedMessage,
  markFailed,
  markForRetry,
  markSent,
  OUTBOX_CHANNEL,
} from '../repositories/outbox-repository';
import { runtime } from '../runtime';

const POLL_MS = 5_000;
const BATCH = 10;
/** A claimed message comes due again after this long, should its process die while sending. */
const LEASE_MS = 2 * 60_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_MAX_MS = 60 * 60_000;
const MAX_ATTEMPTS = 8;

export interface OutboxDeps {
  readonly handle: Pick<DbHandle, 'db' | 'listen'>;
  readonly env: Pick<ServerEnv, 'demoMode'>;
  /** Null: mail stays in the development outbox. */
  readonly mail: MailSender | null;
  readonly sms: SmsSender | null;
}

/** Hands the message to its provider; false when its channel has none. */
async function hand(
  deps: OutboxDeps,
  message: ClaimedMessage,
): Promise<boolean> {
  const { recipient: to, subject, body: text, channel } = message;
  if (channel === 'email' && deps.mail)
    await deps.mail.send({ to, subject, text });
  else if (channel === 'sms' && deps.sms) await deps.sms.send({ to, text });
  else return false;
  return true;
}

function retryDelayMs(attempts: number): number {
  return Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (attempts - 1));
}

/** After a send: gone, kept for reading in demo mode, or lost because nobody can send it. */
async function settle(
  deps: OutboxDeps,
  { id }: ClaimedMessage,
  wasHanded: boolean,
): Promise<string> {
  const { handle, env } = deps;
  if (!wasHanded && !env.demoMode) {
    await markFailed(handle.db, id);
    return 'message dropped: there is no provider for its channel';
  }
  await markSent(handle.db, id, new Date(), !env.demoMode);
  return wasHanded ? 'message sent' : 'message kept in the development outbox';
}

async function retryLater(
  { handle }: OutboxDeps,
  { id, attempts }: ClaimedMessage,
): Promise<void> {
  if (attempts >= MAX_ATTEMPTS) return markFailed(handle.db, id);
  const at = new Date(Date.now() + retryDelayMs(attempts));
  return markForRetry(handle.db, id, at);
}

async function sendOne(
  deps: OutboxDeps,
  message: ClaimedMessage,
): Promise<void> {
  const { id, channel, recipient, attempts } = message;
  const facts = { id, channel, to: maskRecipient(recipient), attempts };
  let wasHanded: boolean;
  try {
    wasHanded = await hand(deps, message);
  } catch (error) {
    // Only the kind of error: a mail server may quote the message.
    const reason =
      error instanceof Error && 'code' in error ? String(error.code) : 'other';
    logger().warn({ ...facts, reason }, 'message not sent');
    return retryLater(deps, message);
  }
  logger().info(facts, await settle(deps, message, wasHanded));
}

/** Sends what is due now, in batches; how many messages it took. Safe to run in several processes at once. */
export async function drainOutbox(deps: OutboxDeps): Promise<number> {
  let taken = 0;
  while (!runtime().stop.signal.aborted) {
    const now = Date.now();
    const batch = await claimDueMessages(
      deps.handle.db,
      new Date(now),
      new Date(now + LEASE_MS),
      BATCH,
    );
    for (const message of batch) await sendOne(deps, message);
    taken += batch.length;
    if (batch.length < BATCH) break;
  }
  return taken;
}

/**
 * Sends messages after their commit until the process stops: woken by NOTIFY, and every few seconds for retries.
 * At least once: a process that dies between sending and saying so leaves the message to be sent again.
 * Failures are logged, never thrown.
 */
export async function startOutboxJob(deps: OutboxDeps): Promise<void> {
  const { signal } = runtime().stop;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;

  async function run(): Promise<void> {
    try {
      do {
        isWokenAgain = false;
        await drainOutbox(deps);
      } while (isWokenAgain && !signal.aborted);
    } catch (err) {
      if (!signal.aborted)
        logger().error({ err }, 'the outbox could not be read');
    } finally {
      running = null;
    }
  }

  function wake(): void {
    isWokenAgain = true;
    if (!signal.aborted) running ??= run();
  }

  await deps.handle.listen(OUTBOX_CHANNEL, wake, wake);
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  wake();
}
