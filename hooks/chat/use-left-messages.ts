import { useEffect, useEffectEvent } from 'react';
import { useShell } from '@/contexts/shell-context';
import { Rest } from '@/utils/browser/sender';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { hasUnsent } from '@/utils/chat/chat-storage';
import { onSessions } from './chat-sessions';
import { useChatReports } from './use-chat-reports';

/**
 * Sends what the chat left behind when it was closed or the page was loaded anew, also while nobody opens it. Mounted
 * once, beside every page; what it needs is loaded only then.
 */
export function useLeftMessages(): void {
  const { user } = useShell();
  const userId = user?.id ?? null;
  const reports = useChatReports();
  const told = useEffectEvent(() => reports);
  useEffect(() => {
    if (userId === null) return;
    const stop = new AbortController();
    let isBusy = false;
    const look = (): void => {
      if (isBusy || !hasUnsent(userId)) return;
      isBusy = true;
      void untilLoaded(() => import('@/services/chat/send-left'))
        .then(({ sendLeft }) =>
          sendLeft(
            userId,
            {
              failed: (words) => told().failed(words),
              full: () => told().full(),
              error: (error) => told().error(error),
              seen: () => told().seen(),
            },
            stop.signal,
          ),
        )
        .catch((error: unknown) => pause.broke(error))
        .finally(() => (isBusy = false));
    };
    const pause = new Rest(look);
    look();
    const stopHearing = onSessions(look);
    return () => {
      stop.abort();
      pause.stop();
      stopHearing();
    };
  }, [userId]);
}
