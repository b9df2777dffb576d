import { useInfiniteQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { pagedRows } from '@/hooks/ui/paged-rows';
import { orderQueries } from '@/services/order/order-queries';
import type { OrderTab } from '@/utils/order/order-tab';
import { useOrderListEvents } from './use-order-list-events';

/** The signed-in customer's orders of one tab, page by page. */
export function useOrders(tab: OrderTab) {
  const { lang, user } = useShell();
  const query = useInfiniteQuery({
    ...orderQueries.list(tab, { lang, userId: user?.id ?? 0 }),
    // Every navigation brings the list with it.
    refetchOnMount: false,
  });
  return pagedRows(query);
}

/**
 * The tab to show: the one that was asked for, else what is under way if there is any, else what was. The lists are
 * read again when an order comes to another status.
 */
export function useOrderTab(asked: OrderTab | null): OrderTab {
  const active = useOrders('active');
  useOrderListEvents();
  if (asked) return asked;
  const hasNone =
    !active.isLoading && !active.isFailed && active.rows.length === 0;
  return hasNone ? 'past' : 'active';
}
