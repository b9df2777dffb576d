import { useEffect, useEffectEvent, useState } from 'react';
import { PAYMENT_CHECK_MS } from '@/utils/constants/timings';

/**
 * Asks again, at growing distances, for what is still open, and gives up after a minute. `isOver`: it has, and only
 * `again` starts anew.
 */
export function useBoundedCheck(
  isOpen: boolean,
  ask: () => Promise<unknown>,
): { readonly isOver: boolean; readonly again: () => void } {
  const [isOver, setOver] = useState(false);
  const askNow = useEffectEvent(() => void ask().catch(() => undefined));
  useEffect(() => {
    if (!isOpen || isOver) return undefined;
    const last = PAYMENT_CHECK_MS.length - 1;
    const timers = PAYMENT_CHECK_MS.map((at, index) =>
      setTimeout(() => {
        askNow();
        if (index === last) setOver(true);
      }, at),
    );
    return () => timers.forEach(clearTimeout);
  }, [isOpen, isOver]);
  return { isOver: isOpen && isOver, again: () => setOver(false) };
}
