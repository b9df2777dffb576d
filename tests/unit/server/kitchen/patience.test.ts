import { expect, it } from 'vitest';
import { SendError } from '@/server/domain/notice/notice-sender';
import { nextTry } from '@/server/jobs/outbox';

const MINUTE_MS = 60_000;
const BEGUN = new Date('2026-11-21T12:00:00Z');
const minutesAfter = (minutes: number) =>
  new Date(+BEGUN + minutes * MINUTE_MS);

it.each([
  ['webhook', 0, 25, 25],
  ['webhook', 0, 60, 60],
  // later nobody cooks by it
  ['webhook', 0, 61, null],
  ['webhook', 30, 45, null],
  // sooner than its own pace
  ['webhook', 30, 1, 40],
  ['sms', 0, 25, 25],
  ['sms', 0, 600, 60],
] as const)(
  'a %s that %i minutes after it was told is asked to wait %i more is tried again at minute %s',
  (channel, age, asked, at) => {
    const error = new SendError({
      code: 'busy',
      isFinal: false,
      retryAfterMs: asked * MINUTE_MS,
    });
    const attempts = age ? 20 : 1;
    const message = { attempts, channel, createdAt: BEGUN };
    const next = nextTry(message, error, minutesAfter(age));
    expect(next).toEqual(at === null ? null : minutesAfter(at));
  },
);
