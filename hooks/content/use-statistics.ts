import { useQuery } from '@tanstack/react-query';
import type { StatisticDto } from '@/server/contracts/content/pages';
import { pageQueries } from '@/services/content/page-queries';

/** The numbers of the house that are worth telling: those that are not nothing. */
export function useStatistics(): readonly StatisticDto[] {
  const { data = [] } = useQuery(pageQueries.statistics());
  return data.filter(({ value }) => value > 0);
}
