import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '@/redux/store';
import { leftCart } from '@/utils/browser/tab-marks';
import { useActiveCart } from './use-active-cart';

/** When the cart is read again, in milliseconds: what the page before sent may still be on its way. */
const READS_MS = [0, 500, 1_500, 3_000, 5_000];

/** What the page before sent as it ended is not in this page's HTML: the cart is read until it holds something. */
export function useLeftCart(): void {
  const store = useStore() as AppStore;
  const { actions, state } = useActiveCart();
  const read = useEffectEvent((isFirst: boolean) => {
    if (isFirst || (state.known && !state.confirmed))
      store.dispatch(actions.expired());
  });
  const isLeft = useRef<boolean | null>(null);
  useEffect(() => {
    isLeft.current ??= leftCart.read() !== null;
    if (!isLeft.current) return;
    leftCart.forget();
    const timers = READS_MS.map((ms) => setTimeout(() => read(ms === 0), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
}
