import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { QUERY_STALE_TIME_MS } from '@/utils/constants/timings';

/**
 * The part of a page's state that the tab does not have yet. A data navigation (Back included) must not overwrite
 * what is fresher here, such as pages of a list that were loaded since.
 */
export function freshState(
  client: QueryClient,
  state: DehydratedState | undefined,
): DehydratedState | undefined {
  if (!state) return undefined;
  const queries = state.queries.filter(({ queryKey }) => {
    const known = client.getQueryCache().find({ queryKey });
    return (
      !known ||
      known.isStale() ||
      // A query that nobody watches is never stale by itself.
      known.isStaleByTime(QUERY_STALE_TIME_MS)
    );
  });
  return { ...state, queries };
}
