import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { shopInfoQueries } from '@/services/shop/shop-info-queries';

/** Pictures, branches and zone of a shop; null until known. */
export function useShopInfo(id: number) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery(shopInfoQueries.info(id, lang));
  return {
    info: data ?? null,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** The newest reviews of a shop, or with a number that page of all of them; empty while they are not known. */
export function useShownReviews(id: number, page: number | null) {
  const latest = useQuery({
    ...shopInfoQueries.latest(id),
    enabled: page === null,
  });
  const asked = useQuery({
    ...shopInfoQueries.reviewPage(id, page ?? 1),
    enabled: page !== null,
  });
  return page === null
    ? { reviews: latest.data ?? [], lastPage: 1 }
    : {
        reviews: asked.data?.reviews ?? [],
        lastPage: asked.data?.lastPage ?? 1,
      };
}
