import {
  type DehydratedState,
  hashKey,
  type QueryClient,
} from '@tanstack/react-query';
import type { FoundState } from '@/services/http/found-state';
import { QUERY_STALE_TIME_MS } from '@/utils/constants/timings';

/** What a page leaves out of each query, as all of them were answered. */
const ANSWERED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  fetchStatus: 'idle',
  isInvalidated: false,
} as const;

/**
 * The part of a page's state that the tab does not have yet. A data navigation (Back included) must not overwrite
 * what is fresher here, such as pages of a list that were loaded since.
 */
export function freshState(
  client: QueryClient,
  state: FoundState | undefined,
): DehydratedState | undefined {
  if (!state) return undefined;
  const missing = state.queries.filter(({ queryKey }) => {
    const known = client.getQueryCache().find({ queryKey });
    return (
      !known ||
      known.isStale() ||
      // A query that nobody watches is never stale by itself.
      known.isStaleByTime(QUERY_STALE_TIME_MS)
    );
  });
  const queries = missing.map(({ queryKey, state: found }) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: found.dataUpdatedAt,
    state: { ...ANSWERED, ...found },
  }));
  return { mutations: [], queries };
}
