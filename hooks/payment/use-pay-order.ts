import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import type { OrderDto } from '@/server/contracts/order/order';
import { checkoutQueries } from '@/services/checkout/checkout-queries';
import { asApiError } from '@/services/http/api-error';
import { formFailure } from '@/services/http/form-failure';
import { paymentService } from '@/services/payment/payment-service';
import { settingsQueries } from '@/services/settings/settings-queries';
import { leaveFor, onReturn } from '@/utils/browser/page-shown';
import { randomKey } from '@/utils/browser/random-key';
import { isPayable, paymentChoices } from '@/utils/payment/payment-choices';

/** The ways to pay an order that waits for it, without a wallet whose balance does not reach. */
export function useOrderWays(
  order: Pick<OrderDto, 'currency' | 'shop' | 'total_price'>,
) {
  const { lang, user } = useShell();
  const scope = { currencyId: order.currency.id, lang, userId: user?.id ?? 0 };
  const payments = useQuery(settingsQueries.payments());
  const shop = useQuery(checkoutQueries.shop(order.shop.id, scope, null));
  const account = useQuery(checkoutQueries.account(scope));
  const balance = account.data?.wallet?.price ?? null;
  const ways = paymentChoices(payments.data, shop.data ?? null);
  return {
    ways: ways.filter((way) => isPayable(way, balance, order.total_price)),
    balance,
    isLoading: payments.isPending || shop.isPending,
    isFailed:
      (payments.isError && !payments.data) || (shop.isError && !shop.data),
    retry: () => {
      void payments.refetch();
      void shop.refetch();
    },
  };
}

interface Wish {
  readonly paymentId: number;
  readonly key: string;
}

/**
 * Pays an order that waits for it. One key per wish until it is answered: pressed again after a lost answer it is the
 * same payment. With a provider the tab leaves for its page; without, or when it was refused, `refresh` brings the
 * truth.
 */
export function usePayOrder(orderId: number, refresh: () => Promise<unknown>) {
  const { t } = useTranslation('form');
  const wish = useRef<Wish | null>(null);
  // known before the next frame: a second press of the same moment is not a second payment
  const isSent = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const { error, isPending, mutate } = useMutation({
    mutationFn: ({ key, paymentId }: Wish) =>
      paymentService.payOrder(orderId, paymentId, key),
    onSuccess: async ({ url }) => {
      wish.current = null;
      if (url === null) {
        isSent.current = false;
        return refresh();
      }
      setLeaving(true);
      leaveFor(url);
    },
    onError: async (failure) => {
      isSent.current = false;
      const status = asApiError(failure)?.status ?? 0;
      const isAnswered = status >= 400 && status < 500 && status !== 429;
      if (!isAnswered) return;
      wish.current = null;
      await refresh();
    },
  });

  useEffect(() => {
    // the page comes back as it was left: its button must work, and what it says may be old
    return onReturn(() => {
      isSent.current = false;
      setLeaving(false);
      void refresh();
    });
  }, [refresh]);

  function pay(paymentId: number): void {
    if (isSent.current) return;
    isSent.current = true;
    if (wish.current?.paymentId !== paymentId)
      wish.current = { paymentId, key: randomKey() };
    mutate(wish.current);
  }

  return {
    pay,
    isBusy: isPending || isLeaving,
    /** Why the last press did not work; empty: it did. */
    failure: error
      ? formFailure(error, {
          offline: t('error.offline'),
          fault: t('error.fault'),
        }).message
      : '',
  };
}
