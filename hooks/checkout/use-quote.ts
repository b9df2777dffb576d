import {
  keepPreviousData,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  CalculateBodyDto,
  CartDto,
  QuoteDto,
} from '@/server/contracts/cart';
import { checkoutQueries } from '@/services/checkout/checkout-queries';
import { asApiError } from '@/services/http/api-error';
import { QUOTE_DEBOUNCE_MS } from '@/utils/constants/timings';
import { useCheckoutScope } from './use-checkout';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';

interface QuoteOptions {
  /** Null: not enough is known to ask. */
  readonly body: CalculateBodyDto | null;
  /** The server knows another version of the cart, or none: read it again. */
  readonly onCartChanged: () => unknown;
}

/**
 * The server's price of the cart for these choices: asked for again at every change (gathered for 300 ms) and before it
 * expires; the previous one stays visible meanwhile. `settle` answers the one for exactly these choices.
 */
export function useQuote(
  cart: CartDto | null,
  { body, onCartChanged }: QuoteOptions,
) {
  const scope = useCheckoutScope();
  const client = useQueryClient();
  const wished = JSON.stringify(body);
  const settled = useDebouncedValue(wished, QUOTE_DEBOUNCE_MS);
  const asked = JSON.parse(settled) as CalculateBodyDto | null;
  const query = useQuery({
    ...checkoutQueries.quote(
      scope,
      cart ?? { id: 0, version: 0 },
      asked ?? { type: 'pickup' },
    ),
    enabled: cart !== null && asked !== null,
    placeholderData: keepPreviousData,
  });
  const quote = body && cart ? (query.data ?? null) : null;
  const isGone = asApiError(query.error)?.status === 404;
  const isOtherCart =
    cart !== null &&
    !query.isPlaceholderData &&
    query.data !== undefined &&
    query.data.cart_version !== cart.version;
  useEffect(() => {
    if (isGone || isOtherCart) onCartChanged();
  }, [isGone, isOtherCart, onCartChanged]);

  async function settle(fresh = false): Promise<QuoteDto> {
    if (!cart || !body) throw new Error('nothing to quote');
    const options = checkoutQueries.quote(scope, cart, body);
    return client.query({ ...options, ...(fresh && { staleTime: 0 }) });
  }

  return {
    quote,
    /** Something that the price depends on is still to be chosen. */
    isWaiting: body === null,
    /** What is shown is of earlier choices. */
    isUpdating:
      quote !== null && (settled !== wished || query.isPlaceholderData),
    isLoading: body !== null && quote === null && !query.isError,
    error: query.isError && !query.data ? query.error : null,
    retry: () => void query.refetch(),
    settle,
  };
}
