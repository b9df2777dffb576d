import { useCallback } from 'react';
import { useBrowserValue } from './use-browser-value';

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
  const read = useCallback(() => window.matchMedia(query).matches, [query]);
  return useBrowserValue(subscribe, read, guess);
}
