import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import type { OrderDto, OrderEventDto } from '@/server/contracts/order';
import { followOrderEvents } from '@/services/order/order-event-stream';
import { orderQueries } from '@/services/order/order-queries';

const POLL_MS = 10_000;

/** The order with a courier's new place; null when the event says more than that and the order must be read anew. */
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
 * Keeps a shown order live while `isLive`: events move its courier and, when its version grew, make it be read anew;
 * while the stream is down it is asked for every ten seconds.
 */
export function useOrderEvents(orderId: number, isLive: boolean): void {
  const client = useQueryClient();
  const { lang, user } = useShell();
  const userId = user?.id ?? 0;
  const isDown = useRef(false);
  useEffect(() => {
    if (!isLive || !userId) return;
    const { queryKey } = orderQueries.detail(orderId, { lang, userId });
    const refresh = (): void => void client.invalidateQueries({ queryKey });
    const stop = followOrderEvents((message) => {
      if (message.kind === 'up') isDown.current = false;
      if (message.kind === 'down') isDown.current = true;
      if (message.kind === 'reset') refresh();
      if (message.kind !== 'order' || message.event.id !== orderId) return;
      const { event } = message;
      const order = client.getQueryData(queryKey);
      const next = order && patched(order, event);
      if (next) client.setQueryData(queryKey, next);
      else refresh();
    });
    const timer = setInterval(() => {
      if (isDown.current) refresh();
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [client, isLive, lang, orderId, userId]);
}
