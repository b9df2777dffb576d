import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { groupOrderQueries } from '@/services/group-order/group-order-queries';

/** What a link invites to: null when nobody can join by it, undefined until known. */
export function useInvitation(code: string) {
  const { currency, lang } = useShell();
  const { data, isError, refetch } = useQuery({
    ...groupOrderQueries.invitation(code, { lang, currencyId: currency.id }),
    // the server rendered it a moment ago
    refetchOnMount: false,
  });
  return {
    invitation: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
