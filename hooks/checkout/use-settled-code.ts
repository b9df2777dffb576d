import { useState } from 'react';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';
import { COUPON_DEBOUNCE_MS } from '@/utils/constants/timings';

/** A promo code once nobody types it any more, or at once when that is asked for; taken away, it is gone at once. */
export function useSettledCode(typed: string) {
  const code = typed.trim();
  const settled = useDebouncedValue(code, COUPON_DEBOUNCE_MS);
  const [pressed, setPressed] = useState('');
  const isNow = code === '' || code === settled || code === pressed;
  return {
    /** What is to be checked; empty: nothing. */
    code: isNow ? code : '',
    isSettled: isNow,
    /** Checks what is typed without waiting. */
    flush: () => setPressed(code),
  };
}
