import { boundedCache } from '@/server/bounds/bounded-cache';
import type { Ctx } from '@/server/context';
import {
  type AnswerTimes,
  findAnswerTimes,
} from '@/server/repositories/chat/answer-time-repository';

const DAY_MS = 24 * 60 * 60_000;
const MEASURED_DAYS = 7;
/** Everybody is told the same for so long. */
const SHARED_MS = 5 * 60_000;
/** Fewer answers say nothing. */
const ANSWERS_MIN = 5;
/** What is told: the minutes that were measured, rounded up to one of these. */
const TOLD_MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 60] as const;

const measured = () =>
  boundedCache<AnswerTimes, Ctx['db']>('answer time', {
    entries: 2,
    bytes: 1_000,
    freshMs: SHARED_MS,
    weigh: () => 100,
    loading: {
      fetchMethod: (part, _, { context }) =>
        findAnswerTimes(
          context,
          new Date(Number(part) * SHARED_MS - MEASURED_DAYS * DAY_MS),
        ),
    },
  });

/**
 * In about how many minutes support answers, by the last seven days; null while there are too few answers to say, and when it takes
 * longer than an hour. Measured once in five minutes for everybody (docs/adr/0012).
 */
export async function answerMinutes({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<number | null> {
  const part = String(Math.floor(+now / SHARED_MS));
  const times = await measured().fetch(part, { context: db });
  const seconds = times?.median ?? null;
  if (!times || times.answered < ANSWERS_MIN || seconds === null) return null;
  return TOLD_MINUTES.find((minutes) => seconds <= minutes * 60) ?? null;
}
