import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { groupOrderQueries } from '@/services/group-order/group-order-queries';

/** A member's part of a placed order. */
export function useReceipt(uuid: string) {
  const { lang } = useShell();
  const { data, isError, refetch } = useQuery({
    ...groupOrderQueries.receipt(uuid, { lang }),
    refetchOnMount: false,
  });
  return {
    receipt: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
