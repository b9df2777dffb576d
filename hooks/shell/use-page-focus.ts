import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { focusContent } from './use-content-focus';

/**
 * Another page begins with the focus on its content when what had it went with the page before: who presses keys, or
 * has the page read aloud, does not begin at its very top. Shallow changes keep the page, so they are left alone.
 */
export function usePageFocus(): void {
  const { events } = useRouter();
  useEffect(() => {
    const focus = (_path: string, { shallow }: { shallow: boolean }): void => {
      if (!shallow) focusContent();
    };
    events.on('routeChangeComplete', focus);
    return () => events.off('routeChangeComplete', focus);
  }, [events]);
}
