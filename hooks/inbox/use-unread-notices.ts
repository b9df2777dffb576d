import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { inboxKeys } from '@/services/inbox/inbox-keys';

/**
 * How many rows of the inbox are not read: as the page came, then as hooks/events/use-counts-again reads it. Asks for
 * nothing itself: it stands on every page.
 */
export function useUnreadNotices(): number {
  const { user } = useShell();
  const { data } = useQuery({
    queryKey: inboxKeys.counts(user?.id ?? 0),
    // whoever has it read anew while this alone shows it: its code is no part of a page
    queryFn: async () => {
      const { inboxService } = await import('@/services/inbox/inbox-service');
      return inboxService.counts();
    },
    enabled: false,
  });
  return data?.total ?? user?.unread ?? 0;
}
