import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from '@/contexts/shell-context';
import type { OrderEventDto } from '@/server/contracts/order/order-event';
import { onLive } from '@/services/events/live-hub';
import { orderQueries } from '@/services/order/order-queries';

/** Reads the customer's shown lists of orders again when an order comes to another status. */
export function useOrderListEvents(): void {
  const client = useQueryClient();
  const { user } = useShell();
  const userId = user?.id ?? 0;
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
}
