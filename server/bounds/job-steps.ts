import { logger } from '@/server/logger';
import { runtime, runtimeSlot } from '@/server/runtime';
import { hadNoTurn } from './database-away';

/** A step that does not end at its signal is left to itself after this: longer than the slowest call, a mail's minute. */
const LEFT_AFTER_MS = 90_000;
const AFTER_FAILURE_MS = 5_000;

/** Says of a piece of work that it took too long. */
export class TooSlowError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** The work's own outcome, or a rejection (code ETIMEDOUT) after that many milliseconds; the work is not stopped. */
export async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TooSlowError(`no answer within ${ms} ms`)),
      ms,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** One thing that a job does over and over. */
export interface JobStep<T = unknown> {
  /** Job and step, as logs and /metrics name it. */
  readonly name: string;
  /** After so many milliseconds the signal is aborted, as it is when the process stops: the work takes up nothing new. */
  readonly limitMs: number;
  readonly work: (signal: AbortSignal) => Promise<T>;
}

/** How a step ended: `refused` for want of a turn at the database, `late` when it did not end in its time. */
type Outcome = 'done' | 'failed' | 'late' | 'refused';

interface StepRecord {
  /** It did not end in its time, and has not yet. */
  isLeft: boolean;
  seconds: number;
  readonly ended: Record<Outcome, number>;
}

const records = (): Map<string, StepRecord> =>
  runtimeSlot('job steps', () => new Map<string, StepRecord>());

function recordOf(name: string): StepRecord {
  const record = records().get(name) ?? {
    isLeft: false,
    seconds: 0,
    ended: { done: 0, failed: 0, refused: 0, late: 0 },
  };
  records().set(name, record);
  return record;
}

/** Each step of this process's jobs: how long it took so far, and how often it ended how. */
export function stepRecords(): (Omit<StepRecord, 'isLeft'> & {
  readonly name: string;
})[] {
  return [...records()].map(([name, { ended, seconds }]) => ({
    name,
    seconds,
    ended,
  }));
}

function outcomeOf(err: unknown, step: string): Outcome {
  if (err instanceof TooSlowError) {
    logger().error({ step, err }, 'a job step does not end');
    return 'late';
  }
  if (hadNoTurn(err)) {
    logger().warn({ step }, 'a job step was refused: too much to do');
    return 'refused';
  }
  logger().error({ step, err }, 'a job step failed');
  return 'failed';
}

/**
 * Does the step; null when it failed or did not end in time, which is logged and counted, and while one that did not end
 * in time goes on. Never rejects, so that what comes next is done whatever became of this one.
 */
export async function runStep<T>({
  limitMs,
  name,
  work,
}: JobStep<T>): Promise<T | null> {
  const record = recordOf(name);
  if (record.isLeft) return null;
  const startedAt = performance.now();
  const { signal: stop } = runtime().stop;
  const over = new AbortController();
  const end = (): void => over.abort();
  const timer = setTimeout(end, limitMs);
  stop.addEventListener('abort', end, { once: true });
  const running = Promise.resolve()
    .then(() => work(over.signal))
    .finally(() => {
      record.isLeft = false;
      record.seconds += (performance.now() - startedAt) / 1_000;
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
    });
  try {
    const result = await withinTime(limitMs + LEFT_AFTER_MS, running);
    record.ended.done += 1;
    return result;
  } catch (err) {
    if (err instanceof TooSlowError) record.isLeft = true;
    if (!stop.aborted) record.ended[outcomeOf(err, name)] += 1;
    return null;
  }
}

/** Rests so many milliseconds, or until the process stops. */
function rest(ms: number): Promise<void> {
  const { signal } = runtime().stop;
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    signal.addEventListener('abort', end, { once: true });
  });
}

/** What a step does; the signal is aborted when its time is over and when the process stops. */
type Work<T> = (signal: AbortSignal) => Promise<T>;

interface JobParts<T> {
  /** As logs and /metrics name it; one of several steps adds its own name. */
  readonly name: string;
  /** Of each step. */
  readonly limitMs: number;
  /** One step, or several by name. */
  readonly steps: Work<T> | Readonly<Record<string, Work<T>>>;
  /** The first turn is this much later. */
  readonly firstMs?: number;
}

/**
 * What runs beside requests. Each step is repeated by itself, and none waits for another; with `inTurn` they are done one
 * after the other. `every`: how long it rests then, in milliseconds, or how that follows from what the step found.
 */
export type Job<T = unknown> = JobParts<T> &
  (
    | { readonly inTurn: true; readonly every: number }
    | {
        readonly inTurn?: false;
        readonly every: number | ((found: T) => number);
      }
  );

/** The job's steps under their whole names. */
export function stepsOf<T>({
  limitMs,
  name,
  steps,
}: JobParts<T>): JobStep<T>[] {
  if (typeof steps === 'function') return [{ name, limitMs, work: steps }];
  return Object.entries(steps).map(([own, work]) => ({
    name: `${name}.${own}`,
    limitMs,
    work,
  }));
}

/** Does steps one after the other; what fails or takes too long stops none of those that follow. Null: it did. */
export async function runInTurn<T>(
  steps: readonly JobStep<T>[],
): Promise<(T | null)[]> {
  const found: (T | null)[] = [];
  for (const step of steps) found.push(await runStep(step));
  return found;
}

/**
 * Does a job's steps over and over until the process stops, which ends its rests. A step that failed is done again after
 * some seconds.
 */
export async function repeat<T>(job: Job<T>): Promise<void> {
  const { signal } = runtime().stop;
  const steps = stepsOf(job);
  async function takeTurns(turn: () => Promise<number>): Promise<void> {
    if (job.firstMs !== undefined) await rest(job.firstMs);
    while (!signal.aborted) {
      const restMs = await turn();
      if (!signal.aborted) await rest(restMs);
    }
  }
  const turnOf = (step: JobStep<T>, every: Job<T>['every']) => async () => {
    const found = await runStep(step);
    if (found === null) return AFTER_FAILURE_MS;
    return typeof every === 'number' ? every : every(found);
  };
  const inTurn = async (every: number) => {
    await runInTurn(steps);
    return every;
  };
  await Promise.all(
    job.inTurn
      ? [takeTurns(() => inTurn(job.every))]
      : steps.map((step) => takeTurns(turnOf(step, job.every))),
  );
}

/** How late a moment may be noticed that was set to an earlier time than the next look. */
const LOOK_MS = 2_000;
/** What is due and is held by somebody is looked at again after this long. */
const HELD_MS = 100;

/**
 * A step that does its work at the moments that stand in the database, and answers how long to rest: `next` names the
 * earliest, null none. A restart loses none, and several processes share the work.
 */
export const whenDue =
  (next: () => Promise<Date | null>, work: Work<unknown>): Work<number> =>
  async (signal) => {
    let due = await next();
    if (due && +due <= Date.now()) {
      await work(signal);
      due = await next();
    }
    const wait = due ? +due - Date.now() : LOOK_MS;
    return Math.min(LOOK_MS, Math.max(HELD_MS, wait));
  };

/** Does it until nothing is left, the signal is aborted or it was done so often; how often it did something. */
export async function repeatWhile(
  work: () => Promise<boolean>,
  { most = Infinity, signal }: { most?: number; signal: AbortSignal },
): Promise<number> {
  let done = 0;
  while (done < most && !signal.aborted && (await work())) done += 1;
  return done;
}

/** How the work of a turn says which row it has claimed, and which ones it must not claim. */
export interface RowTurn {
  /** Ids of rows whose work failed in this turn. */
  readonly except: readonly number[];
  readonly hold: (id: number) => void;
}

/**
 * Does the work on one row after another, as `repeatWhile` does. A row that fails holds up no other: it is left to the
 * next turn, and this one fails at its end.
 */
export async function repeatRows(
  work: (turn: RowTurn) => Promise<boolean>,
  bounds: Parameters<typeof repeatWhile>[1],
): Promise<number> {
  const failures = new Map<number, unknown>();
  const done = await repeatWhile(async () => {
    let held: number | null = null;
    const hold = (id: number): void => void (held = id);
    try {
      return await work({ except: [...failures.keys()], hold });
    } catch (error) {
      if (held === null) throw error;
      failures.set(held, error);
      return true;
    }
  }, bounds);
  if (failures.size > 0)
    throw new AggregateError(
      failures.values(),
      `failed: rows ${[...failures.keys()].join(', ')}`,
    );
  return done;
}
