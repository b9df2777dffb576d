import type { Ctx } from '@/server/context';

/**
 * Runs the work in one transaction; the context it gets must be used for every query inside
 * (the outer handle would deadlock PGlite).
 */
export function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
}
