import { useQuery } from '@tanstack/react-query';
import type { StatisticDto } from '@/server/contracts/content/pages';
import { pageQueries } from '@/services/content/page-queries';
import { worthTelling } from '@/utils/content/statistics';

/** The numbers of the house that are worth telling. */
export function useStatistics(): readonly StatisticDto[] {
  const { data = [] } = useQuery(pageQueries.statistics());
  return worthTelling(data);
}
