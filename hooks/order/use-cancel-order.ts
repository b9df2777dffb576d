import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { asApiError } from '@/services/http/api-error';
import { orderQueries } from '@/services/order/order-queries';
import { orderService } from '@/services/order/order-service';
import { notify } from '@/utils/shell/notices';

/** ERROR_254: the kitchen was quicker. */
const TOO_LATE = 'ERROR_254';

/**
 * Cancels an own order, once. When it is too late the order is read again, which says why; any other failure is told.
 * `onEnd` follows what needs no more answer.
 */
export function useCancelOrder(id: number, onEnd: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation('order');
  const { lang, user } = useShell();
  const userId = user?.id ?? 0;
  const { queryKey } = orderQueries.detail(id, { lang, userId });
  const mutationKey = ['cancel', id];
  const { isPending, mutate } = useMutation({
    mutationKey,
    mutationFn: () => orderService.cancel(id),
    onSuccess: (order) => {
      client.setQueryData(queryKey, order);
      void client.invalidateQueries({
        queryKey: [...orderQueries.ofUser(userId), 'list'],
      });
      notify({ type: 'success', title: t('order.cancel.done') });
      onEnd();
    },
    onError: async (error) => {
      await client.invalidateQueries({ queryKey });
      const refusal = asApiError(error);
      if (refusal?.code === TOO_LATE) return;
      const text = refusal?.info.message;
      notify({
        type: 'error',
        title: t('order.cancel.failed'),
        ...(text && { text }),
      });
      onEnd();
    },
  });
  return {
    isPending,
    // a second press comes before the first one is drawn
    cancel: () => {
      if (client.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}
