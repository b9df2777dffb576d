import type { Ctx } from '@/server/context';
import { countApprovedShops } from '@/server/repositories/shop/shop-repository';
import {
  countAppliedMigrations,
  countCommittedMigrations,
} from '@/server/repositories/database/migration-repository';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly database: 'down' | 'up';
  readonly migrations: { readonly applied: number; readonly pending: number };
  /** Open to visitors; absent while the database is not up and migrated. */
  readonly shops?: number;
  /** What is right, but not as a site is meant to be. */
  readonly notice?: 'no shop yet';
}

async function shopsOf(
  db: Ctx['db'],
): Promise<Pick<Health, 'notice' | 'shops'>> {
  const shops = await countApprovedShops(db);
  return shops ? { shops } : { shops, notice: 'no shop yet' };
}

/** A database that has not answered by then is down; with what else a request takes it stays below two seconds. */
const PATIENCE_MS = 1_500;

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('the database does not answer')),
      PATIENCE_MS,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function readHealth(db: Ctx['db']): Promise<Health> {
  const applied = await countAppliedMigrations(db);
  const pending = Math.max(0, countCommittedMigrations() - applied);
  return {
    status: pending ? 'unavailable' : 'ok',
    database: 'up',
    migrations: { applied, pending },
    ...(pending === 0 && (await shopsOf(db))),
  };
}

/** Whether the database answers and every committed migration is applied, within two seconds. Never throws. */
export async function checkHealth(
  ctx: Pick<Ctx, 'db' | 'log'>,
): Promise<Health> {
  try {
    return await inTime(readHealth(ctx.db));
  } catch (err) {
    ctx.log.error({ err }, 'health check failed');
    return {
      status: 'unavailable',
      database: 'down',
      migrations: { applied: 0, pending: countCommittedMigrations() },
    };
  }
}
