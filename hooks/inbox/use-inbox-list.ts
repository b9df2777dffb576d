import { useInfiniteQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { pagedRows } from '@/hooks/ui/paged-rows';
import { inboxQueries } from '@/services/inbox/inbox-queries';
import type { InboxKind } from '@/utils/shell/inbox-routes';

/**
 * The inbox page by page, of one kind or all; hooks/events/use-live-events has it read again. A row stands in it once,
 * whatever moved meanwhile.
 */
export function useInboxList(
  kind: InboxKind | null,
  { isGiven = true }: { readonly isGiven?: boolean } = {},
) {
  const { lang, user } = useShell();
  const userId = user?.id ?? 0;
  const query = useInfiniteQuery({
    ...inboxQueries.list(kind, { lang, userId }),
    enabled: userId > 0,
    // every navigation brings the page's list with it
    ...(isGiven && { refetchOnMount: false }),
  });
  const list = pagedRows(query);
  const rows = [...new Map(list.rows.map((row) => [row.id, row])).values()];
  return { ...list, rows };
}
