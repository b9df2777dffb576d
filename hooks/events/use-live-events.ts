import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useShell } from '@/contexts/shell-context';
import { LEAVING } from '@/utils/constants/account';
import { selectCart } from '@/redux/slices/cart';
import { useAppSelector } from '@/redux/store';
import type { OrderEventDto } from '@/server/contracts/order/order-event';
import { announce, isLiveDown } from '@/services/events/live-hub';
import type { LiveMessage } from '@/services/events/live-message';
import { followLiveEvents } from '@/services/events/live-stream';
import { accountQueries } from '@/services/account/account-queries';
import { userQueries } from '@/services/account/user-queries';
import { orderQueries } from '@/services/order/order-queries';
import { whileShown } from '@/utils/browser/page-shown';
import { useCountsAgain } from './use-counts-again';

/** How often lists and counts are read while there is no stream. */
const POLL_MS = 20_000;

/**
 * The one live stream of this browser: an account's always, a guest's or member's while there is such a cart. Who shows
 * something that it speaks of listens (services/events/live-hub); lists of orders, the inbox and its counts are read
 * again here. Mounted once, beside every page.
 */
export function useLiveEvents(): void {
  const { user } = useShell();
  const client = useQueryClient();
  const guest = useAppSelector(selectCart);
  const countAgain = useCountsAgain();
  const userId = user?.id ?? null;
  const isWanted = userId !== null || guest.confirmed !== null;
  /** A session of the account ended: a refusal of this one is what every refusal is (containers/app/handle-api-failure). */
  const askWhoIsHere = (): void => {
    if (userId === null) return;
    const profile = userQueries.profile(userId);
    client.fetchQuery({ ...profile, staleTime: 0 }).catch(() => undefined);
  };
  const listOrdersAgain = (): void => {
    if (userId === null) return;
    const queryKey = [...orderQueries.ofUser(userId), 'list'];
    void client.invalidateQueries({ queryKey });
  };
  const readAgain = (): void => {
    listOrdersAgain();
    countAgain();
  };
  const hearEvent = (type: string, data: unknown): void => {
    if (type === 'session') {
      askWhoIsHere();
      const { queryKey } = accountQueries.sessions(userId ?? 0);
      void client.invalidateQueries({ queryKey });
    }
    if (type === 'order' && (data as OrderEventDto).status) listOrdersAgain();
    // who types changes no count
    const isTyping = (data as { kind?: string } | null)?.kind === 'typing';
    if (type === 'notification' || (type === 'message' && !isTyping))
      countAgain();
  };
  const hear = useEffectEvent((message: LiveMessage) => {
    // the stream may tell of the end before the call that asked for it is answered
    if (client.isMutating({ mutationKey: LEAVING }) > 0) return;
    announce(message);
    if (message.kind === 'refused') askWhoIsHere();
    if (message.kind === 'reset') readAgain();
    if (message.kind === 'event') hearEvent(message.type, message.data);
  });
  const poll = useEffectEvent(() => {
    if (isLiveDown() && document.visibilityState === 'visible') readAgain();
  });
  useEffect(() => {
    if (!isWanted) return;
    const owner =
      userId === null
        ? ({ kind: 'guest' } as const)
        : ({ kind: 'account', id: userId } as const);
    const stop = whileShown((isBack) => {
      // what happened meanwhile was told to nobody here
      if (isBack) hear({ kind: 'reset' });
      return followLiveEvents(owner, (message) => hear(message));
    });
    const timer = setInterval(() => poll(), POLL_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isWanted, userId]);
}
