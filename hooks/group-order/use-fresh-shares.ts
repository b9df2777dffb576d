import { useEffect, useEffectEvent } from 'react';

/** Each quote shares the fees out anew, without a new version of the cart: it is read again for the shares. */
export function useFreshShares(
  quoteId: string | null,
  reread: () => void,
): void {
  const read = useEffectEvent(reread);
  useEffect(() => {
    if (quoteId !== null) read();
  }, [quoteId]);
}
