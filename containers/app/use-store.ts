import { useEffect, useRef, useState } from 'react';
import { cartActions, selectCart } from '@/redux/slices/cart';
import { currencyChosen } from '@/redux/slices/currency';
import { emptyOrder } from '@/redux/slices/order';
import { type AppStore, makeStore } from '@/redux/store';
import { firstCarts } from '@/utils/cart/shell-cart';
import type { Shell } from '@/utils/shell/shell';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { whenIdle } from '@/utils/browser/when-idle';

/** The store of this render (server) or tab (browser), and what this browser keeps of it (spec.md §4). */
export function useStore(shell: Shell, skipsRehydration: boolean): AppStore {
  const [store] = useState(() =>
    makeStore({
      currency: { current: shell.currency },
      order: emptyOrder(shell.mode ?? 'delivery'),
      ...firstCarts(shell.cart),
    }),
  );
  const rehydrated = useRef(false);
  useEffect(() => {
    // After the first paint, never around it: the server's HTML stands alone (no PersistGate).
    if (skipsRehydration || rehydrated.current) return;
    rehydrated.current = true;
    whenIdle(() => {
      void untilLoaded(
        () => import('@/redux/persistence'),
        () => undefined,
      ).then(({ followOtherTabs, startPersistence }) => {
        startPersistence(store);
        followOtherTabs(store);
      });
    });
  }, [skipsRehydration, store]);
  useEffect(() => {
    store.dispatch(currencyChosen(shell.currency));
  }, [shell.currency, store]);
  useEffect(() => {
    // A cart was made or joined elsewhere in this browser: its cookie came with this navigation.
    const { confirmed, known } = selectCart(store.getState());
    const kind = shell.cart?.kind;
    const isNamed = kind === 'guest' || kind === 'member';
    if (isNamed && known && !confirmed) store.dispatch(cartActions.expired());
  }, [shell.cart, store]);
  return store;
}
