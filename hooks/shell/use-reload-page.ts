import { useRouter } from 'next/router';
import { useCallback } from 'react';

/** Another navigation overtook this one. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && 'cancelled' in error && error.cancelled === true;

/** Next answers a page that does not come with a hard reload, which would lose the cart and what was typed. */
function refuseHardReload(error: unknown): void {
  if (!isOvertaken(error))
    throw new Error('the page did not come anew', { cause: error });
}

/**
 * Asks the server for the page that is shown anew (another currency, another address), without moving it. False when
 * it did not come: everything is then as it was. A navigation that overtakes it asks with the same cookies and counts.
 */
export function useReloadPage(): () => Promise<boolean> {
  const router = useRouter();
  return useCallback(async () => {
    router.events.on('routeChangeError', refuseHardReload);
    try {
      return await router.replace(router.asPath, undefined, { scroll: false });
    } catch (error) {
      return isOvertaken(error);
    } finally {
      router.events.off('routeChangeError', refuseHardReload);
    }
  }, [router]);
}
