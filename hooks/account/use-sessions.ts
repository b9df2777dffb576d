import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { accountQueries } from '@/services/account/account-queries';
import { accountService } from '@/services/account/account-service';

/** One session by its id, or all but this one. */
export type EndedSession = number | 'others';

/** Where the customer is signed in, and the way to end that. After an end, also a failed one, the list is read anew. */
export function useSessions() {
  const { user } = useShell();
  const client = useQueryClient();
  const query = accountQueries.sessions(user?.id ?? 0);
  const { data, isError, refetch } = useQuery({
    ...query,
    enabled: user !== null,
    refetchOnMount: false,
  });
  const end = useMutation({
    mutationFn: (which: EndedSession) =>
      which === 'others'
        ? accountService.endOtherSessions()
        : accountService.endSession(which),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    sessions: data,
    isFailed: isError && !data,
    retry: () => void refetch(),
    end,
  };
}
