import type { QueryClient } from '@tanstack/react-query';
import type { UserDto } from '@/server/contracts/account/user';
import { checkoutQueries } from '@/services/checkout/checkout-queries';
import { orderQueries } from '@/services/order/order-queries';
import { settingsQueries } from '@/services/settings/settings-queries';
import type { Shell } from '@/utils/shell/shell';
import { isAwaitingPayment } from '@/utils/order/order-view';

/** An order, whose failure is the page's; while it waits for its payment also the ways to pay it. */
export function prefetchOrder(
  id: number,
  { currency, lang }: Shell,
  account: UserDto | null,
) {
  return async (client: QueryClient): Promise<void> => {
    const userId = account?.id ?? 0;
    const order = await client.query(orderQueries.detail(id, { lang, userId }));
    if (!isAwaitingPayment(order)) return;
    const scope = { currencyId: order.currency.id, lang, userId };
    // the session's answer is in the page's currency
    if (currency.id === order.currency.id && account)
      client.setQueryData(checkoutQueries.account(scope).queryKey, account);
    const ways = [
      client.query(settingsQueries.payments()),
      client.query(checkoutQueries.shop(order.shop.id, scope, null)),
      client.query(checkoutQueries.account(scope)),
    ];
    await Promise.allSettled(ways);
  };
}
