import { useRouter } from 'next/router';
import { useEffect, useSyncExternalStore } from 'react';
import {
  beginProgress,
  endProgress,
  inProgress,
  onProgress,
} from '@/utils/shell/progress-bus';

const nothing = (): null => null;

/** The path of the page on its way, or '' for a language; null: nothing is. Shallow changes do not count. */
export function useRouteProgress(): string | null {
  const { events } = useRouter();
  useEffect(() => {
    let running = false;
    const begin = (path: string, { shallow }: { shallow: boolean }): void => {
      if (shallow || running) return;
      running = true;
      beginProgress(path);
    };
    const end = (): void => {
      if (running) endProgress();
      running = false;
    };
    events.on('routeChangeStart', begin);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      end();
      events.off('routeChangeStart', begin);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events]);
  return useSyncExternalStore(onProgress, inProgress, nothing);
}
