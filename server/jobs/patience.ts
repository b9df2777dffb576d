import { SendError } from '@/server/domain/notice/notice-sender';
import type { NoticeChannel } from '@/server/domain/notice/notice-sender';
import type { ClaimedMessage } from '@/server/repositories/notice/outbox-repository';
import { backoffMs } from '@/utils/browser/backoff';

const FIRST_MS = 5_000;
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
  const pace = { firstMs: FIRST_MS, mostMs: most.waitMs };
  const wait = backoffMs(pace, attempts - 1, asked);
  const at = new Date(+now + wait);
  const isOver = +at - +createdAt > most.ageMs || attempts >= most.attempts;
  return said?.isFinal || isOver ? null : at;
}
