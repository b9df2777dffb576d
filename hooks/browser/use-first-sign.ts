import { useEffect } from 'react';
import { whenIdle } from '@/utils/browser/when-idle';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls `act` once, in an idle moment after the first sign of a person; `act` has to stay the same function. */
export function useFirstSign(act: () => void): void {
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    let stop = (): void => undefined;
    const begin = (): void => {
      leave.abort();
      stop = whenIdle(act);
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, begin, { passive: true, signal });
    return () => {
      leave.abort();
      stop();
    };
  }, [act]);
}
