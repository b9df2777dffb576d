import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks again for what the page shows and could not get, as soon as the network is back. */
export function useNetworkRecovery(): void {
  const client = useQueryClient();
  useEffect(() => {
    const recover = (): void =>
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    window.addEventListener('online', recover);
    return () => window.removeEventListener('online', recover);
  }, [client]);
}
