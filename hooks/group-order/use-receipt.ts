import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { groupOrderQueries } from '@/services/group-order/group-order-queries';
import { isUnderWay } from '@/utils/order/order-view';

/** How often it is asked where an order under way is, in milliseconds. */
const POLL_MS = 15_000;

/** A member's part of a placed order, asked for again while the order is under way; `readAt`: when it was as shown. */
export function useReceipt(uuid: string) {
  const { lang } = useShell();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...groupOrderQueries.receipt(uuid, { lang }),
    refetchOnMount: false,
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data.order.status) && POLL_MS,
  });
  return {
    receipt: data,
    readAt: new Date(dataUpdatedAt),
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
