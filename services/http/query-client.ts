import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import {
  QUERY_GC_TIME_MS,
  QUERY_STALE_TIME_MS,
} from '@/utils/constants/timings';

/** Called for every failed query and mutation that did not ask for silence with `meta: { silent: true }`. */
export type OnApiFailure = (error: unknown) => void;

/**
 * How long an answer is kept after the last reader left. On the server a client lives no longer than its request, and
 * a timer would hold it and the page's data for these hours: Infinity makes none.
 */
function keptFor(): number {
  return typeof window === 'undefined' ? Infinity : QUERY_GC_TIME_MS;
}

/**
 * A client with the product's cache rules (spec.md §9): an hour fresh, five hours kept, no retry, no focus refetch.
 * Without a network a call fails at once like any other; it is not kept and sent when nobody waits for it any more.
 * On the server it starts no timer, so that it ends with its request on every path.
 */
export function createQueryClient(onFailure: OnApiFailure): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.silent) onFailure(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, _onMutateResult, mutation) => {
        if (
          !(mutation as { meta?: { silent?: boolean } } | undefined)?.meta
            ?.silent
        )
          onFailure(error);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: QUERY_STALE_TIME_MS,
        gcTime: keptFor(),
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
