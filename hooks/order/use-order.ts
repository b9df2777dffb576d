import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { orderQueries } from '@/services/order/order-queries';
import { orderService } from '@/services/order/order-service';

/** One order of the signed-in customer, and cancelling it. */
export function useOrder(id: number) {
  const client = useQueryClient();
  const { lang, user } = useShell();
  const userId = user?.id ?? 0;
  const options = orderQueries.detail(id, { lang, userId });
  // The server rendered it a moment ago; from then on events say when to read it again.
  const query = useQuery({ ...options, refetchOnMount: false });
  const cancel = useMutation({
    mutationFn: () => orderService.cancel(id),
    onSuccess: (order) => {
      client.setQueryData(options.queryKey, order);
      void client.invalidateQueries({
        queryKey: [...orderQueries.ofUser(userId), 'list'],
      });
    },
    onError: () =>
      void client.invalidateQueries({ queryKey: options.queryKey }),
  });
  return {
    order: query.data,
    error: query.error,
    refetch: query.refetch,
    cancel,
  };
}
