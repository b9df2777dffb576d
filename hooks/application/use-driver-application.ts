import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { applicationQueries } from '@/services/application/application-queries';

/** The own application to drive, as the server gave it with the page or gives it now; null: none was begun. */
export function useDriverApplication() {
  const { user } = useShell();
  const { data, isError, refetch } = useQuery({
    ...applicationQueries.driver(user?.id ?? 0),
    enabled: user !== null,
  });
  return {
    application: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
