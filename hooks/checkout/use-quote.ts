import {
  keepPreviousData,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CartDto } from '@/server/contracts/cart';
import type {
  CalculateBodyDto,
  QuoteDto,
} from '@/server/contracts/checkout/quote';
import { checkoutQueries } from '@/services/checkout/checkout-queries';
import { asApiError } from '@/services/http/api-error';
import { couponRefusal } from '@/utils/checkout/coupon-refusal';
import {
  COUPON_DEBOUNCE_MS,
  QUOTE_DEBOUNCE_MS,
} from '@/utils/constants/timings';
import { useCheckoutScope } from './use-checkout';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';

interface QuoteOptions {
  /** Null: not enough is known to ask. */
  readonly body: CalculateBodyDto | null;
  /** The promo code as it is typed. */
  readonly coupon?: string;
  /** The server knows another version of the cart, or none: read it again. */
  readonly onCartChanged: () => unknown;
}

/** How the promo code fares with what is ordered now. */
export interface PromoState {
  readonly kind: 'applied' | 'checking' | 'failed' | 'none' | 'refused';
  /** Why it was refused, in the server's words. */
  readonly message: string;
  /** Checks what is typed without waiting. */
  readonly check: () => void;
}

/** A promo code once nobody types it any more, or at once when that is asked for; taken away, it is gone at once. */
function useSettledCode(typed: string) {
  const code = typed.trim();
  const settled = useDebouncedValue(code, COUPON_DEBOUNCE_MS);
  const [pressed, setPressed] = useState('');
  const isNow = code === '' || code === settled || code === pressed;
  return {
    /** What is to be checked; empty: nothing. */
    code: isNow ? code : '',
    isSettled: isNow,
    /** Checks what is typed without waiting. */
    flush: () => setPressed(code),
  };
}

type Asked = Readonly<{ cart: CartDto | null; body: CalculateBodyDto | null }>;

/** One question for a price: nobody is told of a code that is refused but its field. */
function usePrice(
  { body, cart }: Asked,
  { enabled, silent = false }: { enabled: boolean; silent?: boolean },
) {
  const scope = useCheckoutScope();
  return useQuery({
    ...checkoutQueries.quote(
      scope,
      cart ?? { id: 0, version: 0 },
      body ?? { type: 'pickup' },
    ),
    enabled: enabled && cart !== null && body !== null,
    placeholderData: keepPreviousData,
    ...(silent && { meta: { silent: true } }),
  });
}

/**
 * The server's price of the cart for these choices: asked for again at every change (gathered for 300 ms, a code for
 * 400) and before it expires; the previous one stays visible meanwhile. A refused code takes nothing off, and is asked
 * about again when the choices change. `settle` answers the one for exactly these choices.
 */
export function useQuote(
  cart: CartDto | null,
  { body, coupon = '', onCartChanged }: QuoteOptions,
) {
  const scope = useCheckoutScope();
  const client = useQueryClient();
  const wished = JSON.stringify(body);
  const settled = useDebouncedValue(wished, QUOTE_DEBOUNCE_MS);
  const asked = JSON.parse(settled) as CalculateBodyDto | null;
  const { code, flush, isSettled } = useSettledCode(coupon);
  const coded = usePrice(
    { cart, body: asked && { ...asked, coupon: code } },
    { enabled: code !== '', silent: true },
  );
  const refusal = code ? couponRefusal(asApiError(coded.error)?.info) : null;
  const isCoded = code !== '' && refusal === null;
  const plain = usePrice({ cart, body: asked }, { enabled: !isCoded });
  const query = isCoded ? coded : plain;
  const isOld = settled !== wished || !isSettled;
  const data = query.data ?? plain.data;
  const quote = body && cart ? (data ?? null) : null;
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
    const wish = isCoded ? { ...body, coupon: code } : body;
    const options = checkoutQueries.quote(scope, cart, wish);
    return client.query({ ...options, ...(fresh && { staleTime: 0 }) });
  }

  function promoKind(): PromoState['kind'] {
    if (coupon.trim() === '') return 'none';
    if (!isSettled) return 'checking';
    if (refusal !== null) return 'refused';
    if (coded.isError && !coded.data) return 'failed';
    return coded.data && !coded.isPlaceholderData ? 'applied' : 'checking';
  }

  const promo: PromoState = {
    kind: body ? promoKind() : 'none',
    message: refusal ?? '',
    check: () => {
      flush();
      if (coded.isError) void coded.refetch();
    },
  };
  return {
    quote,
    promo,
    /** The code that the quote was made with. */
    coupon: isCoded ? code : undefined,
    /** Something that the price depends on is still to be chosen. */
    isWaiting: body === null,
    /** What is shown is of earlier choices. */
    isUpdating:
      quote !== null &&
      (isOld ||
        query.isPlaceholderData ||
        (query.data === undefined && !query.isError)),
    isLoading: body !== null && quote === null && !query.isError,
    /** The quote of exactly these choices and this cart; null while it is on its way. */
    exact:
      quote === null || isOld || isOtherCart || query.isPlaceholderData
        ? null
        : (query.data ?? null),
    /** The quote of these choices could not be loaded. */
    isFailed:
      body !== null && !isOld && query.isError && query.data === undefined,
    error: query.isError && !data ? query.error : null,
    retry: () => void query.refetch(),
    settle,
  };
}
