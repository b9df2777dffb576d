import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useShell } from '@/contexts/shell-context';
import { orderDraftCleared } from '@/redux/slices/order';
import { userCartActions } from '@/redux/slices/user-cart';
import { useAppDispatch } from '@/redux/store';
import type { OrderDto } from '@/server/contracts/order/order';
import { orderQueries } from '@/services/order/order-queries';
import { leaveFor } from '@/utils/browser/leave-for';
import { track } from '@/utils/shell/analytics';
import { isAwaitingPayment } from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';

/**
 * What follows an order: its page opens in place of the checkout, then the ordered cart is forgotten. When it is to be
 * paid elsewhere, the tab goes on to the provider's page.
 */
export function useOrderPlaced(): (
  orderId: number,
  order?: OrderDto,
) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { lang, user } = useShell();
  const userId = user?.id ?? 0;
  return async (orderId, order) => {
    if (order) {
      const { queryKey } = orderQueries.detail(orderId, { lang, userId });
      client.setQueryData(queryKey, order);
      track({
        name: 'purchase',
        id: orderId,
        value: order.total_price,
        currency: order.currency.title,
      });
    }
    void client.invalidateQueries({
      queryKey: [...orderQueries.ofUser(userId), 'list'],
    });
    await router.replace(routes.order(orderId));
    // Only now, or the checkout would show an empty cart on its way out.
    dispatch(userCartActions.ended());
    dispatch(orderDraftCleared());
    // Back from the provider's page lands on the order.
    if (order?.payment_url && isAwaitingPayment(order))
      leaveFor(order.payment_url);
  };
}
