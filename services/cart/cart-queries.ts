import { queryOptions } from '@tanstack/react-query';
import { cartService, guestCartService } from './cart-service';

interface CartScope {
  readonly currencyId: number;
  readonly lang: string;
}

const KEY = 'cart';

/**
 * Carts are only fetched by queries; what they are is in the store (docs/adr/0026). Every question is asked, and whoever
 * asks keeps nothing here.
 */
export const cartQueries = {
  all: [KEY] as const,
  /** The signed-in customer's. */
  account: ({ currencyId, lang, userId }: CartScope & { userId: number }) =>
    queryOptions({
      queryKey: [KEY, userId, lang, currencyId],
      queryFn: () => cartService.get(currencyId),
      staleTime: 0,
    }),
  /** What this browser's cookies name. */
  current: ({ currencyId, lang }: CartScope) =>
    queryOptions({
      queryKey: [KEY, 'current', lang, currencyId],
      queryFn: () => guestCartService.get(currencyId),
      staleTime: 0,
    }),
};
