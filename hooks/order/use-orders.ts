import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from '@/contexts/shell-context';
import type { OrderEventDto } from '@/server/contracts/order/order';
import { pagedRows } from '@/hooks/ui/paged-rows';
import { onLive } from '@/services/events/live-hub';
import { orderQueries } from '@/services/order/order-queries';
import type { OrderTab } from '@/utils/order/order-tab';

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
  const client = useQueryClient();
  const { user } = useShell();
  const userId = user?.id ?? 0;
  const active = useOrders('active');
  useEffect(
    () =>
      onLive((message) => {
        if (message.kind !== 'event' || message.type !== 'order') return;
        if ((message.data as OrderEventDto).status === undefined) return;
        const queryKey = [...orderQueries.ofUser(userId), 'list'];
        void client.invalidateQueries({ queryKey });
      }),
    [client, userId],
  );
  if (asked) return asked;
  const hasNone =
    !active.isLoading && !active.isFailed && active.rows.length === 0;
  return hasNone ? 'past' : 'active';
}
