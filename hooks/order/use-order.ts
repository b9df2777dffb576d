import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { orderQueries } from '@/services/order/order-queries';

/** One order of the signed-in customer; `readAt`: milliseconds at which it was as it is shown. */
export function useOrder(id: number) {
  const { lang, user } = useShell();
  const options = orderQueries.detail(id, { lang, userId: user?.id ?? 0 });
  // The server rendered it a moment ago; from then on events say when to read it again.
  const query = useQuery({ ...options, refetchOnMount: false });
  const { data: order, dataUpdatedAt: readAt, error, refetch } = query;
  return { order, error, refetch, readAt };
}
