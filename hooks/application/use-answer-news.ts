import { useEffect, useEffectEvent } from 'react';
import { isLiveDown, isLiveUp, onLive } from '@/services/events/live-hub';

const POLL_MS = 20_000;

/**
 * Has an application read again while the house reads it: at each news of the inbox, and by the clock while there is no
 * stream. `isWaiting`: it was sent and is not answered.
 */
export function useAnswerNews(isWaiting: boolean, read: () => void): void {
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (!isWaiting) return;
    const stop = onLive((message) => {
      const isNews =
        message.kind === 'event' && message.type === 'notification';
      if (isNews || message.kind === 'reset' || message.kind === 'up')
        readAgain();
    });
    // what happened between this page's data and its first listening
    if (isLiveUp()) readAgain();
    const timer = setInterval(() => {
      if (isLiveDown() && document.visibilityState === 'visible') readAgain();
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isWaiting]);
}
