import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import type { SoldOutAnswerDto } from '@/server/contracts/kitchen/sold-out';
import { asApiError } from '@/services/http/api-error';
import { orderQueries } from '@/services/order/order-queries';
import { orderService } from '@/services/order/order-service';
import { notify } from '@/utils/shell/notices';

/** Answers for what is sold out of an own order; the order that is shown follows, also when it was too late. */
export function useAnswerSoldOut(id: number, onEnd: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation('order');
  const { lang, user } = useShell();
  const userId = user?.id ?? 0;
  const { queryKey } = orderQueries.detail(id, { lang, userId });
  const mutationKey = ['sold-out', id];
  const { isPending, mutate } = useMutation({
    mutationKey,
    mutationFn: (body: SoldOutAnswerDto) =>
      orderService.answerSoldOut(id, body),
    onSuccess: (order) => {
      client.setQueryData(queryKey, order);
      void client.invalidateQueries({
        queryKey: [...orderQueries.ofUser(userId), 'list'],
      });
      const isEnded = order.status === 'cancelled';
      notify({
        type: 'success',
        title: t(isEnded ? 'order.cancel.done' : 'order.soldOut.done'),
      });
      onEnd();
    },
    onError: async (error) => {
      await client.invalidateQueries({ queryKey });
      const text = asApiError(error)?.info.message;
      notify({
        type: 'error',
        title: t('order.soldOut.failed'),
        ...(text && { text }),
      });
      onEnd();
    },
  });
  return {
    isPending,
    // a second press comes before the first one is drawn
    answer: (body: SoldOutAnswerDto) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(body);
    },
  };
}
