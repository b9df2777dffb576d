import { useEffect, useEffectEvent } from 'react';

/** Saves what is typed when the page is hidden or left, and when the network is back. */
export function useAutosave(save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    const online = (): void => saveNow();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', online);
      saveNow();
    };
  }, []);
}
