import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { inboxQueries } from '@/services/inbox/inbox-queries';

/** How many messages of the chat were not read, for badges; 0 while that is not known. */
export function useUnreadChats(): number {
  const { user } = useShell();
  const userId = user?.id ?? null;
  const { data } = useQuery({
    ...inboxQueries.counts(userId ?? 0),
    enabled: userId !== null,
    meta: { silent: true },
  });
  return data?.chats ?? 0;
}
