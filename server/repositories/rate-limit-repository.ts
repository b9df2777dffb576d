import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { rateLimits } from '../db/schema/settings';

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

/** The parts of the window since a moment, oldest first. */
export function findRateWindows(
  db: Db,
  bucket: string,
  since: Date,
): Promise<RateWindow[]> {
  return db
    .select({ windowStart: rateLimits.windowStart, count: rateLimits.count })
    .from(rateLimits)
    .where(
      and(eq(rateLimits.bucket, bucket), gt(rateLimits.windowStart, since)),
    )
    .orderBy(asc(rateLimits.windowStart));
}

export async function deleteOldRateLimits(db: Db, before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}
