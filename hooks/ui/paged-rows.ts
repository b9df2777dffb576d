import type { InfiniteData } from '@tanstack/react-query';
import type { PagedDto } from '@/server/contracts/common';

interface PagedQuery<Row> {
  readonly data: InfiniteData<PagedDto<Row>> | undefined;
  readonly hasNextPage: boolean;
  readonly isError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isPending: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** A paged list as a screen shows it: the rows so far, and how it goes on. */
export function pagedRows<Row>(query: PagedQuery<Row>) {
  return {
    rows: query.data?.pages.flatMap(({ data }) => data) ?? [],
    isLoading: query.isPending,
    isFailed: query.isError && !query.data,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
