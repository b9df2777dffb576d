import { queryOptions } from '@tanstack/react-query';
import { cartService } from './cart-service';

interface CartScope {
  readonly userId: number;
  readonly currencyId: number;
  readonly lang: string;
}

export const cartQueries = {
  /** Prefix of every cart of this customer: what an order or an event invalidates. */
  ofUser: (userId: number) => ['user', userId, 'cart'] as const,
  user: ({ currencyId, lang, userId }: CartScope) =>
    queryOptions({
      queryKey: [...cartQueries.ofUser(userId), lang, currencyId],
      queryFn: () => cartService.get(currencyId),
    }),
};
