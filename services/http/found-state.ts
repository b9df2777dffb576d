import type { QueryClient, QueryKey, QueryStatus } from '@tanstack/react-query';

/** What the queries of a page found, without what is the same of each (containers/app/fresh-state.ts). */
export interface FoundState {
  readonly queries: readonly {
    readonly queryKey: QueryKey;
    readonly state: {
      readonly data: unknown;
      readonly dataUpdatedAt: number;
      readonly status: QueryStatus;
    };
  }[];
}

/** The answered queries of a client, for a page's HTML. */
export function foundState(client: QueryClient): FoundState {
  const all = client.getQueryCache().getAll();
  const answered = all.filter(({ state }) => state.status === 'success');
  return {
    queries: answered.map(({ queryKey, state }) => ({
      queryKey,
      state: {
        data: state.data,
        dataUpdatedAt: state.dataUpdatedAt,
        status: state.status,
      },
    })),
  };
}
