import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { addressQueries } from '@/services/address/address-queries';
import { userQueries } from '@/services/account/user-queries';
import type { SavedAddress } from '@/utils/address/saved-address';

/** What this tab knows of the account's saved addresses: to be changed at once, and read anew. */
export function useAddressCache() {
  const client = useQueryClient();
  const userId = useShell().user?.id ?? 0;
  return useMemo(() => {
    const { queryKey } = addressQueries.list(userId);
    return {
      /** All lists, whatever else was asked about them. */
      update: (change: (list: readonly SavedAddress[]) => SavedAddress[]) =>
        client.setQueriesData<SavedAddress[]>(
          { queryKey },
          (list) => list && change(list),
        ),
      /** Answers to questions that were asked before a change do not come after it. */
      hold: () => client.cancelQueries({ queryKey }),
      refresh: () =>
        Promise.all([
          client.invalidateQueries({ queryKey }),
          client.invalidateQueries({
            queryKey: userQueries.profile(userId).queryKey,
          }),
        ]),
      /** As the server has them now. */
      ask: () =>
        client.fetchQuery({ ...addressQueries.list(userId), staleTime: 0 }),
    };
  }, [client, userId]);
}
