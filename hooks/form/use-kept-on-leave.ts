import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { keepTyping } from '@/utils/account/kept-typing';

/**
 * What is typed in this page's forms and not saved is kept in this tab when the page is left, for the same person: back
 * here, hooks/form/use-kept-typing puts it in its fields.
 */
export function useKeptOnLeave(): void {
  const { events } = useRouter();
  useEffect(() => {
    events.on('routeChangeStart', keepTyping);
    window.addEventListener('pagehide', keepTyping);
    return () => {
      events.off('routeChangeStart', keepTyping);
      window.removeEventListener('pagehide', keepTyping);
    };
  }, [events]);
}
