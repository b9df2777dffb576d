import { useMemo } from 'react';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { toCheckoutLines } from '@/services/checkout/to-checkout-lines';
import { countItems } from '@/utils/cart/cart-line';

/** What is being ordered, and how many items that is, gifts apart. */
export function useCheckoutLines(cart: CartDto, quote: QuoteDto | null) {
  return useMemo(() => {
    const lines = toCheckoutLines(cart, quote);
    return { lines, count: countItems(lines.filter(({ bonus }) => !bonus)) };
  }, [cart, quote]);
}
