import { useEffect, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { track } from '@/utils/shell/analytics';

/** Tells once that a checkout was begun, by the first sum of its cart. */
export function useCheckoutBegun(sum: number | undefined): void {
  const { title: currency } = useShell().currency;
  const isTold = useRef(false);
  useEffect(() => {
    if (sum === undefined || isTold.current) return;
    isTold.current = true;
    track({ name: 'begin_checkout', value: sum, currency });
  }, [currency, sum]);
}
