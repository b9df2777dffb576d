import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/** Calls back when another page is being opened. */
export function useRouteChange(onChange: () => void): void {
  const { events } = useRouter();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const handle = (): void => latest.current();
    events.on('routeChangeStart', handle);
    return () => events.off('routeChangeStart', handle);
  }, [events]);
}
