import { and, asc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { rateLimits } from '@/server/db/schema/settings';

export interface RateWindow {
  readonly windowStart: Date;
  readonly count: number;
}

/** Counts one call in its part of the window; parallel calls are all counted (one atomic upsert). */
export async function countCall(
  db: Db,
  bucket: string,
  windowStart: Date,
): Promise<void> {
  await db
    .insert(rateLimits)
    .values({ bucket, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    });
}

/** Takes one counted call back. */
export async function uncountCall(
  db: Db,
  bucket: string,
  windowStart: Date,
): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(
      and(
        eq(rateLimits.bucket, bucket),
        eq(rateLimits.windowStart, windowStart),
      ),
    );
}

/** The parts of the window after one moment and until another, oldest first. */
export function findRateWindows(
  db: Db,
  bucket: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<RateWindow[]> {
  return db
    .select({ windowStart: rateLimits.windowStart, count: rateLimits.count })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.bucket, bucket),
        gt(rateLimits.windowStart, since),
        lte(rateLimits.windowStart, until),
      ),
    )
    .orderBy(asc(rateLimits.windowStart));
}

/** What no call looks at any more, and what a clock that was ahead left in the future. */
export async function deleteRateLimitsOutside(
  db: Db,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<void> {
  await db
    .delete(rateLimits)
    .where(
      or(lt(rateLimits.windowStart, since), gt(rateLimits.windowStart, until)),
    );
}
