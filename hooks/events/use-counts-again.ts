import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { inboxQueries } from '@/services/inbox/inbox-queries';

/**
 * Has the inbox and every badge of what is unread read again, once for all who show them. An answer that is on its way
 * may be older than what happened now: it is not waited for.
 */
export function useCountsAgain(): () => void {
  const client = useQueryClient();
  const { user } = useShell();
  const userId = user?.id ?? null;
  return () => {
    if (userId === null) return;
    const counts = inboxQueries.counts(userId);
    const { queryKey } = counts;
    client
      .cancelQueries({ queryKey })
      .then(() => client.fetchQuery(counts))
      .catch(() => undefined);
    void client.invalidateQueries({ queryKey: inboxQueries.lists(userId) });
  };
}
