import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { inboxKeys } from '@/services/inbox/inbox-keys';
import { inboxService } from '@/services/inbox/inbox-service';
import { useUnreadNotices } from './use-unread-notices';

/**
 * News of an order that is open and in sight are read: one call each time when more is unread than was left. What fails
 * stays unread, which is no harm.
 */
export function useOrderNewsRead(orderId: number): void {
  const client = useQueryClient();
  const userId = useShell().user?.id ?? null;
  const unread = useUnreadNotices();
  const left = useRef(0);
  useEffect(() => {
    if (userId === null) return;
    const read = (): void => {
      if (document.visibilityState !== 'visible' || unread <= left.current)
        return;
      left.current = unread;
      inboxService
        .readOfOrder(orderId)
        .then((counts) => {
          left.current = counts.total;
          client.setQueryData(inboxKeys.counts(userId), counts);
        })
        .catch(() => undefined);
    };
    left.current = Math.min(left.current, unread);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, orderId, unread, userId]);
}
