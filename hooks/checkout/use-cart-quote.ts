import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { cartQuoteQuery } from '@/services/checkout/cart-quote-query';
import { deliveryPoint } from '@/utils/address/delivery-point';
import type { LineSums } from '@/utils/cart/cart-line';
import { QUOTE_DEBOUNCE_MS } from '@/utils/constants/timings';
import { useDeliveryType } from './use-delivery-type';
import { useChosenSlot } from './use-chosen-slot';

interface QuotedCart {
  /** As the server last confirmed it; of a group nobody asks before its owner does. */
  readonly cart: CartDto | null;
  /** Of the lines that are shown. */
  readonly sums: LineSums;
}

/**
 * The server's price of a cart before checkout, for the address and the time of the page; a visitor's too. Null while
 * it is on its way, or is of other lines than those shown, and without an address.
 */
export function useCartQuote({ cart, sums }: QuotedCart): QuoteDto | null {
  const { address, currency, lang, user } = useShell();
  const [type] = useDeliveryType();
  const slot = useChosenSlot(cart?.shop_id ?? null);
  const point = address ? deliveryPoint(address) : null;
  const version = useDebouncedValue(cart?.version ?? 0, QUOTE_DEBOUNCE_MS);
  const isAsked =
    cart !== null &&
    !cart.group &&
    sums.price > 0 &&
    version === cart.version &&
    (type === 'pickup' || point !== null);
  const { data } = useQuery({
    ...cartQuoteQuery(
      { userId: user?.id ?? 0, currencyId: currency.id, lang },
      cart ?? { id: 0, version: 0 },
      {
        type,
        ...(type === 'delivery' && point && { address: point }),
        ...(slot && { delivery_date: slot.date, delivery_time: slot.time }),
      },
    ),
    enabled: isAsked,
  });
  if (!data || !cart || data.cart_version !== cart.version) return null;
  return data.price === sums.price && data.total_discount === sums.discount
    ? data
    : null;
}
