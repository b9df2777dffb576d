import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from '@/contexts/shell-context';
import type { OrderDto } from '@/server/contracts/order/order';
import type { OrderEventDto } from '@/server/contracts/order/order-event';
import { isLiveDown, isLiveUp, onLive } from '@/services/events/live-hub';
import { orderQueries } from '@/services/order/order-queries';

const POLL_MS = 10_000;

/** The order with a courier's new place; null when the event says more than that and the order must be read again. */
function patched(order: OrderDto, event: OrderEventDto): OrderDto | null {
  if (event.version < order.version) return order;
  if (
    event.version > order.version ||
    (event.status && event.status !== order.status)
  )
    return null;
  if (!event.courier || !order.deliveryman) return order;
  const { lat, lng } = event.courier;
  return {
    ...order,
    deliveryman: {
      ...order.deliveryman,
      location: { latitude: lat, longitude: lng },
    },
  };
}

/**
 * Keeps a shown order live while `isLive`: events move its courier and, when its version grew, make it be read again;
 * while the stream is down, or when that reading failed, it is asked for every ten seconds.
 */
export function useOrderEvents(orderId: number, isLive: boolean): void {
  const client = useQueryClient();
  const { lang, user } = useShell();
  const userId = user?.id ?? 0;
  useEffect(() => {
    if (!isLive || !userId) return;
    const { queryKey } = orderQueries.detail(orderId, { lang, userId });
    const refresh = (): void => void client.invalidateQueries({ queryKey });
    const stop = onLive((message) => {
      // What happened between the page's HTML and the stream's beginning came to nobody.
      if (message.kind === 'reset' || message.kind === 'up') refresh();
      if (message.kind !== 'event' || message.type !== 'order') return;
      const event = message.data as OrderEventDto;
      if (event.id !== orderId) return;
      const order = client.getQueryData(queryKey);
      const next = order && patched(order, event);
      if (next) client.setQueryData(queryKey, next);
      else refresh();
    });
    // ... nor what happened between this page's data and its first listening, on the way here from another page.
    if (isLiveUp()) refresh();
    const timer = setInterval(() => {
      const isBehind = client.getQueryState(queryKey)?.isInvalidated;
      if (isLiveDown() || isBehind) refresh();
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [client, isLive, lang, orderId, userId]);
}
