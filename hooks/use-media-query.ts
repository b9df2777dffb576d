import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches now; on the server and while hydrating, what the caller guesses. */
export function useMediaQuery(query: string, guess = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => guess,
  );
}
