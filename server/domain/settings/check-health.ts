import { isFullLately } from '@/server/bounds/database-away';
import { TooSlowError, withinTime } from '@/server/bounds/job-steps';
import { lastValue, rememberLast } from '@/server/bounds/last-value';
import type { Ctx } from '@/server/context';
import {
  countCommittedMigrations,
  countForHealth,
} from '@/server/repositories/database/migration-repository';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  /** `full`: it reads, but had no disk left to write on within the last minute. */
  readonly database: 'down' | 'full' | 'up';
  readonly migrations: { readonly applied: number; readonly pending: number };
  /** Open to visitors; absent while the database is not up and migrated. */
  readonly shops?: number;
  /** What is right, but not as a site is meant to be. */
  readonly notice?: 'no shop yet' | 'stopping';
}

/** A database that has not answered by then is down; with what else a request takes it stays below two seconds. */
const PATIENCE_MS = 1_500;
/** A timer that comes so late tells of a process with too much to do, not of its database. */
const LATE_MS = 50;
/** How long what was found is believed of a process that is late. */
const BELIEVED_MS = 30_000;
/** So often a late process waits for the answer. */
const TURNS_MAX = 4;

async function readHealth(db: Ctx['db']): Promise<Health> {
  const { migrations: applied, shops } = await countForHealth(db);
  const pending = Math.max(0, countCommittedMigrations() - applied);
  const isFull = isFullLately();
  return {
    status: pending || isFull ? 'unavailable' : 'ok',
    database: isFull ? 'full' : 'up',
    migrations: { applied, pending },
    ...(pending === 0 && { shops }),
    ...(pending === 0 && shops === 0 && { notice: 'no shop yet' }),
  };
}

/** Reads the health and keeps it for whoever asks while the process is late. */
export async function noteHealth(db: Ctx['db']): Promise<Health> {
  const health = await readHealth(db);
  rememberLast('health', health);
  return health;
}

/** The answer within the patience. While the process itself is late: what was found last, else the answer a little later. */
async function patiently(
  answer: Promise<Health>,
  turns = TURNS_MAX,
): Promise<Health> {
  const startedAt = performance.now();
  try {
    return await withinTime(PATIENCE_MS, answer);
  } catch (error) {
    if (performance.now() - startedAt - PATIENCE_MS <= LATE_MS) throw error;
    const lately = lastValue<Health>('health', BELIEVED_MS);
    if (lately) return lately;
    if (turns <= 1) throw error;
    return patiently(answer, turns - 1);
  }
}

/**
 * Whether the database answers, writes and has every committed migration applied, within two seconds. A process with too much
 * to do answers what it found last, and takes some seconds when that is too long ago. Never throws.
 */
export async function checkHealth(
  ctx: Pick<Ctx, 'db' | 'log'>,
): Promise<Health> {
  try {
    return await patiently(noteHealth(ctx.db));
  } catch (err) {
    // there may be too much to do, here or there
    if (err instanceof TooSlowError)
      ctx.log.warn('the database does not answer');
    else ctx.log.error({ err }, 'health check failed');
    return {
      status: 'unavailable',
      database: 'down',
      migrations: { applied: 0, pending: countCommittedMigrations() },
    };
  }
}
