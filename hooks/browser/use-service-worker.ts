import { useEffect } from 'react';
import { isDevelopment } from '@/utils/env';

/** Registers public/sw.js once the page has loaded: it keeps the offline page, nothing that could grow stale. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (isDevelopment || !('serviceWorker' in navigator)) return;
    function register() {
      navigator.serviceWorker
        .register('/sw.js')
        .catch((error: unknown) =>
          console.warn('The offline page is not kept.', error),
        );
    }
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
  }, []);
}
