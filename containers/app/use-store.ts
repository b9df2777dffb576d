import { useEffect, useRef, useState } from 'react';
import { followOtherTabs, startPersistence } from '@/redux/persistence';
import { currencyChosen } from '@/redux/slices/currency';
import { type AppStore, makeStore } from '@/redux/store';
import type { Shell } from '@/utils/shell/shell';
import { whenIdle } from '@/utils/browser/when-idle';

/** The store of this render (server) or tab (browser), and what this browser keeps of it (spec.md §4). */
export function useStore(shell: Shell, skipsRehydration: boolean): AppStore {
  const [store] = useState(() =>
    makeStore({ currency: { current: shell.currency } }),
  );
  const rehydrated = useRef(false);
  useEffect(() => {
    // After the first paint, never around it: the server's HTML stands alone (no PersistGate).
    if (skipsRehydration || rehydrated.current) return;
    rehydrated.current = true;
    whenIdle(() => {
      startPersistence(store);
      followOtherTabs(store);
    });
  }, [skipsRehydration, store]);
  useEffect(() => {
    store.dispatch(currencyChosen(shell.currency));
  }, [shell.currency, store]);
  return store;
}
