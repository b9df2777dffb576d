import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useShell } from '@/contexts/shell-context';
import { selectCart } from '@/redux/slices/cart';
import { useAppSelector } from '@/redux/store';
import type { OrderEventDto } from '@/server/contracts/order';
import { announce } from '@/services/events/live-hub';
import type { LiveMessage } from '@/services/events/live-message';
import { followLiveEvents } from '@/services/events/live-stream';
import { orderQueries } from '@/services/order/order-queries';

/**
 * The one live stream of this browser: an account's always, a guest's or member's while there is such a cart. Who shows
 * something that it speaks of listens (services/events/live-hub); mounted once, beside every page.
 */
export function useLiveEvents(): void {
  const { user } = useShell();
  const router = useRouter();
  const client = useQueryClient();
  const guest = useAppSelector(selectCart);
  const userId = user?.id ?? null;
  const isWanted = userId !== null || guest.confirmed !== null;
  const hear = useEffectEvent((message: LiveMessage) => {
    announce(message);
    if (message.kind !== 'event') return;
    // The session began or ended elsewhere: the page as it is now, for whoever is here now.
    if (message.type === 'session') void router.replace(router.asPath);
    const isStatus =
      message.type === 'order' && (message.data as OrderEventDto).status;
    if (isStatus && userId !== null)
      void client.invalidateQueries({
        queryKey: [...orderQueries.ofUser(userId), 'list'],
      });
  });
  useEffect(() => {
    if (!isWanted) return;
    const owner =
      userId === null
        ? ({ kind: 'guest' } as const)
        : ({ kind: 'account', id: userId } as const);
    return followLiveEvents(owner, (message) => hear(message));
  }, [isWanted, userId]);
}
