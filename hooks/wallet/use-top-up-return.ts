import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useCardCurrency } from '@/hooks/chat/use-card-currency';
import { useShell } from '@/contexts/shell-context';
import { useBoundedCheck } from '@/hooks/payment/use-bounded-check';
import { paymentQueries } from '@/services/payment/payment-queries';
import { walletQueries } from '@/services/wallet/wallet-queries';
import type { MoneyCurrency } from '@/utils/money/money';
import { paymentReturnOf } from '@/utils/order/payment-state';
import { pathId } from '@/utils/shop/shop-path-id';

export type TopUpReturn = 'checking' | 'failed' | 'late' | 'paid';

/** What became of the top-up that the browser comes back from; null: from none. A paid one brings the new balance. */
export function useTopUpReturn(): {
  readonly state: TopUpReturn | null;
  /** What was paid in, in the currency it was paid in; null until that is known. */
  readonly price: number | null;
  readonly currency: MoneyCurrency;
  readonly again: () => void;
} {
  const client = useQueryClient();
  const { user } = useShell();
  const userId = user?.id ?? 0;
  const { query } = useRouter();
  const id = pathId(query.topup);
  const said = paymentReturnOf(query.payment);
  const { data, isError, refetch } = useQuery({
    ...paymentQueries.transaction(userId, id ?? 0),
    enabled: id !== null && userId > 0,
    refetchOnMount: false,
  });
  const status = data?.status;
  const isOpen =
    id !== null && said !== 'failed' && !isError
      ? status === undefined || status === 'progress'
      : false;
  const check = useBoundedCheck(isOpen, refetch);
  const isPaid = status === 'paid';
  useEffect(() => {
    if (isPaid)
      void client.invalidateQueries({ queryKey: walletQueries.ofUser(userId) });
  }, [client, isPaid, userId]);
  function state(): TopUpReturn | null {
    if (id === null || isError) return null;
    if (isPaid) return 'paid';
    if (isOpen) return check.isOver ? 'late' : 'checking';
    return 'failed';
  }
  return {
    state: state(),
    price: data?.price ?? null,
    currency: useCardCurrency(data?.currency_id ?? null),
    again: check.again,
  };
}
