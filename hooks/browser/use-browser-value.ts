import { startTransition, useEffect, useState } from 'react';
import { hasHydrated } from '@/utils/browser/hydration';

/**
 * What only the browser knows and may change: `before` on the server and while hydrating, its value from then on. Unlike
 * useSyncExternalStore it does not make React render the difference at once, in the same task as all effects of a
 * page that has just been hydrated (docs/adr/0018). `subscribe` and `read` have to stay the same functions.
 */
export function useBrowserValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  before: Value,
): Value {
  const [value, setValue] = useState(() => (hasHydrated() ? read() : before));
  useEffect(() => {
    const update = () => startTransition(() => setValue(read()));
    update();
    return subscribe(update);
  }, [read, subscribe]);
  return value;
}
