import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type NoticeChannel,
  type NoticeSenders,
  SendError,
} from '@/server/domain/notice/notice-sender';
import {
  type JobStep,
  repeat,
  repeatWhile,
  runInTurn,
  runStep,
  stepsOf,
  withinTime,
} from '../bounds/job-steps';
import type { DbHandle } from '../db/client';
import { maskRecipient } from '@/server/domain/notice/mask-recipient';
import { logger } from '../logger';
import {
  ANSWERED_BEFORE,
  claimDueMessage,
  type ClaimedMessage,
  findDueChannels,
  markDead,
  markForRetry,
  markSent,
  OUTBOX_CHANNEL,
} from '@/server/repositories/notice/outbox-repository';
import { runtime } from '../runtime';
import { backoffMs } from '@/utils/browser/backoff';

const POLL_MS = 5_000;
/** A send that takes longer counts as failed and is tried again. */
const SEND_MS = 60_000;
/** A claimed message comes due again after this long, should its process die; longer than the longest send. */
const LEASE_MS = 2 * SEND_MS;
/** How long a channel is drained before others are looked for anew; each send has its own limit. */
const DRAIN_MS = 5 * 60_000;
const LOOK_MS = 30_000;

/** Messages of a channel that are on their way at once: push and webhooks go to addresses that others gave, which may be slow; rooms of a hosted chat take some calls. */
const LANES: Readonly<Partial<Record<NoticeChannel, number>>> = {
  push: 4,
  chat: 4,
  webhook: 4,
};

export interface OutboxDeps {
  readonly handle: Pick<DbHandle, 'db' | 'listen'>;
  /** Messages stay readable in the outbox, with their codes, also those of a channel without a sender. */
  readonly keepsMessages: boolean;
  /** A channel without one: its messages are kept, or become dead letters. */
  readonly senders: NoticeSenders;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

const clock = ({ now }: OutboxDeps): Date => now?.() ?? new Date();

const FIRST_WAIT_MS = 5_000;
const HOUR_MS = 60 * 60_000;

/** When a message is given up, and how long it waits at most between two tries of our own choice. */
interface Patience {
  readonly attempts: number;
  readonly ageMs: number;
  readonly waitMs: number;
  /** What its provider asks for is kept to up to this. */
  readonly askedMs: number;
}

const USUAL: Patience = {
  attempts: 8,
  ageMs: Infinity,
  waitMs: HOUR_MS,
  askedMs: HOUR_MS,
};
/** A shop's system that is down is called for an hour: later nobody cooks by it. */
const PATIENCE: Readonly<Partial<Record<NoticeChannel, Patience>>> = {
  webhook: {
    attempts: Infinity,
    ageMs: HOUR_MS,
    waitMs: 10 * 60_000,
    askedMs: Infinity,
  },
};

/**
 * When a message that could not be sent is tried again: by longer and longer waits, and not sooner than its provider asked
 * for, of a channel whose messages do not grow old up to an hour. Null: there were enough, it would be too late, or no try
 * could do better. Pure.
 */
export function nextTry(
  {
    attempts,
    channel,
    createdAt,
  }: Pick<ClaimedMessage, 'attempts' | 'channel' | 'createdAt'>,
  error: unknown,
  now: Date,
): Date | null {
  const most = PATIENCE[channel] ?? USUAL;
  const said = error instanceof SendError ? error : null;
  const asked = Math.min(most.askedMs, said?.retryAfterMs ?? 0);
  const pace = { firstMs: FIRST_WAIT_MS, mostMs: most.waitMs };
  const wait = backoffMs(pace, attempts - 1, asked);
  const at = new Date(+now + wait);
  const isOver = +at - +createdAt > most.ageMs || attempts >= most.attempts;
  return said?.isFinal || isOver ? null : at;
}

/** Only the kind of error: a provider may quote the message. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error
    ? String(error.code)
    : 'other';
}

/** What becomes of a message whose channel has no sender, in words for the log. */
async function leaveUnsent(
  deps: OutboxDeps,
  message: ClaimedMessage,
): Promise<string> {
  const { handle, keepsMessages } = deps;
  if (!keepsMessages) {
    await markDead(handle.db, message, 'no_sender');
    return 'message dropped: there is no provider for its channel';
  }
  await markSent(handle.db, message.id, clock(deps), false);
  return 'message kept in the outbox';
}

/** Another try, unless there were enough, it is too late, or none could do better. */
async function settleFailure(
  deps: OutboxDeps,
  message: ClaimedMessage,
  error: unknown,
): Promise<void> {
  const { db } = deps.handle;
  const reason = reasonOf(error);
  const at = nextTry(message, error, clock(deps));
  if (!at) return markDead(db, message, reason);
  return markForRetry(db, message.id, { at, reason });
}

async function sendOne(
  deps: OutboxDeps,
  message: ClaimedMessage,
): Promise<void> {
  const { id, channel, recipient, attempts, subject } = message;
  const facts = { id, channel, to: maskRecipient(recipient), attempts };
  if (message.isAnswered) {
    await markDead(deps.handle.db, message, ANSWERED_BEFORE);
    return logger().info(facts, 'message dropped: its order is answered');
  }
  const sender = deps.senders[channel];
  if (!sender) return logger().info(facts, await leaveUnsent(deps, message));
  try {
    await withinTime(
      SEND_MS,
      sender.send({
        to: recipient,
        subject,
        text: message.body,
        unsubscribeUrl: message.unsubscribeUrl,
      }),
    );
  } catch (error) {
    logger().warn({ ...facts, reason: reasonOf(error) }, 'message not sent');
    return settleFailure(deps, message, error);
  }
  const { handle, keepsMessages } = deps;
  await markSent(handle.db, id, clock(deps), !keepsMessages);
  logger().info(facts, 'message sent');
}

/** One message is claimed at a time: what waits behind a slow send is free for other lanes and processes. */
async function drainLane(
  deps: OutboxDeps,
  channel: NoticeChannel,
  signal: AbortSignal,
): Promise<number> {
  return repeatWhile(
    async () => {
      const now = clock(deps);
      const leaseUntil = new Date(+now + LEASE_MS);
      const message = await claimDueMessage(deps.handle.db, {
        channel,
        now,
        leaseUntil,
      });
      if (!message) return false;
      await sendOne(deps, message);
      return true;
    },
    { signal },
  );
}

async function drainChannel(
  deps: OutboxDeps,
  channel: NoticeChannel,
  signal: AbortSignal,
): Promise<number> {
  const lanes = Array.from({ length: LANES[channel] ?? 1 }, () =>
    drainLane(deps, channel, signal),
  );
  const taken = await Promise.all(lanes);
  return taken.reduce((sum, count) => sum + count, 0);
}

/**
 * Sends what is due now, channels beside each other so that none waits for another's provider; how many messages it
 * took. Safe to run in several processes at once.
 */
export async function drainOutbox(deps: OutboxDeps): Promise<number> {
  const { signal } = runtime().stop;
  const channels = await findDueChannels(deps.handle.db, clock(deps));
  const taken = await Promise.all(
    channels.map((channel) => drainChannel(deps, channel, signal)),
  );
  return taken.reduce((sum, count) => sum + count, 0);
}

/** Does the work when woken, one at a time; woken meanwhile, once more afterwards. */
function wakeable(work: () => Promise<unknown>): () => void {
  const { signal } = runtime().stop;
  let isRunning = false;
  let isWokenAgain = false;

  async function run(): Promise<void> {
    isRunning = true;
    do {
      isWokenAgain = false;
      await work();
    } while (isWokenAgain && !signal.aborted);
    isRunning = false;
  }

  return () => {
    isWokenAgain = true;
    if (!isRunning && !signal.aborted) void run();
  };
}

/**
 * Sends messages after their commit until the process stops: woken by NOTIFY, and every few seconds for retries. New
 * messages of a channel do not wait for another's that are on their way.
 * At least once: a process that dies between sending and saying so leaves the message to be sent again.
 */
export async function startOutboxJob(deps: OutboxDeps): Promise<void> {
  const { db, listen } = deps.handle;
  const drains = new Map<NoticeChannel, () => void>();

  function drain(channel: NoticeChannel): void {
    const step: JobStep = {
      name: `outbox.${channel}`,
      limitMs: DRAIN_MS,
      work: (over) => drainChannel(deps, channel, over),
    };
    const wake = drains.get(channel) ?? wakeable(() => runStep(step));
    drains.set(channel, wake);
    wake();
  }

  const look = async (): Promise<void> =>
    (await findDueChannels(db, clock(deps))).forEach(drain);
  const job = { name: 'outbox.look', limitMs: LOOK_MS, steps: look };

  // A notice is heard in the connection's context, not in the job's.
  const wake = AsyncLocalStorage.bind(wakeable(() => runInTurn(stepsOf(job))));
  await listen(OUTBOX_CHANNEL, wake, wake);
  void repeat({ ...job, every: POLL_MS });
}
