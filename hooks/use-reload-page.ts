import { useRouter } from 'next/router';
import { useCallback } from 'react';

/** Asks the server for the page that is shown anew (another currency, another address), without moving it. */
export function useReloadPage(): () => Promise<boolean> {
  const router = useRouter();
  return useCallback(
    () => router.replace(router.asPath, undefined, { scroll: false }),
    [router],
  );
}
