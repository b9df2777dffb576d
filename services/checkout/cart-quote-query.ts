import { queryOptions } from '@tanstack/react-query';
import type { CartDto } from '@/server/contracts/cart';
import type { CalculateBodyDto } from '@/server/contracts/checkout/quote';
import { QUOTE_STALE_MS } from '@/utils/constants/timings';
import { quoteService } from './quote-service';

/** Who asks, and in which currency and language. */
export interface CheckoutScope {
  readonly userId: number;
  readonly currencyId: number;
  readonly lang: string;
}

/**
 * What a cart comes to before checkout, a visitor's too; nobody is told when it cannot be had. Apart from the queries of
 * the checkout page, as every page with a cart asks it.
 */
export const cartQuoteQuery = (
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
        ? quoteService.account(cart.id, body)
        : quoteService.visitor(body),
    staleTime: QUOTE_STALE_MS,
    meta: { silent: true },
  });
