import { cached } from '@/server/caches/catalogue-cache';
import type { Ctx } from '@/server/context';
import { countStatistics } from '@/server/repositories/content/statistic-repository';
import { STATISTICS, type StatisticKey } from '@/utils/content/statistics';

/** What there is in the house, counted; a minute old at most while somebody asks. */
export async function readStatistics({
  db,
}: Pick<Ctx, 'db'>): Promise<{ key: StatisticKey; value: number }[]> {
  const counts = await cached('statistics', () => countStatistics(db));
  return STATISTICS.map((key) => ({ key, value: counts[key] }));
}
