import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { accountQueries } from '@/services/account/account-queries';
import { accountService } from '@/services/account/account-service';

const POLL_MS = 2_000;

/** The file of the customer's own data: how far it is, asked again while it is being made, and the way to ask for one. */
export function useDataExport() {
  const { user } = useShell();
  const client = useQueryClient();
  const options = accountQueries.dataExport(user?.id ?? 0);
  const { data, isError, refetch } = useQuery({
    ...options,
    enabled: user !== null,
    refetchOnMount: false,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' ? POLL_MS : false,
  });
  const ask = useMutation({
    mutationFn: accountService.askExport,
    onSuccess: (answer) => client.setQueryData(options.queryKey, answer),
  });
  return {
    file: data,
    href: data?.url ? accountService.exportAddress(data.url) : null,
    isFailed: isError && !data,
    retry: () => void refetch(),
    ask: () => ask.mutateAsync(),
  };
}
