import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { applicationQueries } from '@/services/application/application-queries';

/** The own application to sell, as the server gave it with the page or gives it now; null: none was begun. */
export function useSellerApplication() {
  const { user } = useShell();
  const { data, isError, refetch } = useQuery({
    ...applicationQueries.seller(user?.id ?? 0),
    enabled: user !== null,
  });
  return {
    application: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
