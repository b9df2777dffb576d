import type { Ctx } from '@/server/context';
import {
  countAppliedMigrations,
  countCommittedMigrations,
} from '@/server/repositories/migration-repository';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly database: 'down' | 'up';
  readonly migrations: { readonly applied: number; readonly pending: number };
}

/** Whether the database answers and every committed migration is applied. Never throws. */
export async function checkHealth(
  ctx: Pick<Ctx, 'db' | 'log'>,
): Promise<Health> {
  try {
    const [applied, committed] = [
      await countAppliedMigrations(ctx.db),
      countCommittedMigrations(),
    ];
    const pending = Math.max(0, committed - applied);
    return {
      status: pending ? 'unavailable' : 'ok',
      database: 'up',
      migrations: { applied, pending },
    };
  } catch (err) {
    ctx.log.error({ err }, 'health check failed');
    return {
      status: 'unavailable',
      database: 'down',
      migrations: { applied: 0, pending: countCommittedMigrations() },
    };
  }
}
