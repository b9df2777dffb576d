import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InboxKind } from '@/utils/shell/inbox-routes';
import { inboxKeys } from './inbox-keys';
import { inboxService } from './inbox-service';

interface InboxScope {
  readonly userId: number;
  readonly lang: string;
}

export const inboxQueries = {
  lists: (userId: number) => [...inboxKeys.ofUser(userId), 'list'] as const,
  /** What is not read: by kind, in all, and messages of the chat. */
  counts: (userId: number) =>
    queryOptions({
      queryKey: inboxKeys.counts(userId),
      queryFn: inboxService.counts,
      staleTime: 0,
    }),
  /** Null: of every kind. */
  list: (kind: InboxKind | null, { lang, userId }: InboxScope) =>
    infiniteQueryOptions({
      queryKey: [...inboxQueries.lists(userId), kind, lang],
      queryFn: ({ pageParam }) => inboxService.list(kind, pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) =>
        meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
      staleTime: 0,
    }),
};
