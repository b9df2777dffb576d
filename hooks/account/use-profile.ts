import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { toSavedAddress } from '@/services/address/to-saved-address';
import { userQueries } from '@/services/account/user-queries';

/** The signed-in customer's own page: what the shell knows at once, the rest as the server gave it or gives it now. */
export function useProfile() {
  const { user } = useShell();
  const { data, isError, refetch } = useQuery({
    ...userQueries.profile(user?.id ?? 0),
    enabled: user !== null,
  });
  return {
    user,
    profile: data,
    addresses: data?.addresses.map(toSavedAddress),
    failed: isError,
    retry: () => void refetch(),
  };
}
