import { queryOptions } from '@tanstack/react-query';
import type { CalculateBodyDto, CartDto } from '@/server/contracts/cart';
import { orderService } from '@/services/order/order-service';
import { userService } from '@/services/account/user-service';
import type { DeliveryPoint } from '@/utils/address/delivery-point';
import { QUOTE_REFRESH_MS, QUOTE_STALE_MS } from '@/utils/constants/timings';
import { checkoutService, type DeliveryWish } from './checkout-service';

interface CheckoutScope {
  readonly userId: number;
  readonly currencyId: number;
  readonly lang: string;
}

/** A checkout that is left open must not promise yesterday's times: everything here is asked again as time passes. */
const passing = {
  staleTime: QUOTE_STALE_MS,
  refetchInterval: QUOTE_REFRESH_MS,
  refetchOnWindowFocus: true,
} as const;

export const checkoutQueries = {
  shop: (id: number, scope: CheckoutScope, point: DeliveryPoint | null) =>
    queryOptions({
      queryKey: ['checkout', 'shop', id, scope.lang, scope.currencyId, point],
      queryFn: () => checkoutService.shop(id, scope.currencyId, point),
      ...passing,
    }),
  slots: (shopId: number, wish: DeliveryWish) =>
    queryOptions({
      queryKey: ['checkout', 'slots', shopId, wish],
      queryFn: () => checkoutService.slots(shopId, wish),
      ...passing,
    }),
  account: ({ currencyId, userId }: CheckoutScope) =>
    queryOptions({
      queryKey: ['user', userId, 'checkout-account', currencyId],
      queryFn: () => userService.account(currencyId),
      staleTime: QUOTE_STALE_MS,
    }),
  /** A quote is of one version of the cart; a server's promise of 15 minutes, renewed well before that. */
  quote: (
    { lang, userId }: CheckoutScope,
    cart: Pick<CartDto, 'id' | 'version'>,
    body: CalculateBodyDto,
  ) =>
    queryOptions({
      queryKey: ['user', userId, 'quote', cart.id, cart.version, lang, body],
      queryFn: () => orderService.quote(cart.id, body),
      ...passing,
    }),
  /** What a cart comes to before checkout, a visitor's too; nobody is told when it cannot be had. */
  cartQuote: (
    { currencyId, lang, userId }: CheckoutScope,
    cart: Pick<CartDto, 'id' | 'version'>,
    body: CalculateBodyDto,
  ) =>
    queryOptions({
      queryKey: [
        'cart-quote',
        userId,
        cart.id,
        cart.version,
        currencyId,
        lang,
        body,
      ],
      queryFn: () =>
        userId > 0
          ? orderService.quote(cart.id, body)
          : orderService.guestQuote(body),
      staleTime: QUOTE_STALE_MS,
      meta: { silent: true },
    }),
};
