import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import type { OrderDto } from '@/server/contracts/order/order';
import { checkoutQueries } from '@/services/checkout/checkout-queries';
import { settingsQueries } from '@/services/settings/settings-queries';
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
