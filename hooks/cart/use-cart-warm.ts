import { useEffect } from 'react';
import { api } from '@/services/http/client';
import { whenIdle } from '@/utils/browser/when-idle';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * At the first sign of a person what a cart needs is loaded: a page that is closed right after its first "Add" can
 * still send it.
 */
export function useCartWarm(warm: () => void): void {
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    let stop = (): void => undefined;
    const begin = (): void => {
      leave.abort();
      stop = whenIdle(() => {
        warm();
        void api.warm();
      });
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, begin, { passive: true, signal });
    return () => {
      leave.abort();
      stop();
    };
  }, [warm]);
}
