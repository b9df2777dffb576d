import { useEffect, useEffectEvent } from 'react';
import { useCart } from '@/hooks/cart/use-cart';

/** Each quote shares the fees out anew, without a new version of the cart: it is read again for the shares. */
export function useFreshShares(quoteId: string | null): void {
  const { retry } = useCart();
  const read = useEffectEvent(retry);
  useEffect(() => {
    if (quoteId !== null) read();
  }, [quoteId]);
}
