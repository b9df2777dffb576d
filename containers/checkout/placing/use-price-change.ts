import { useEffect, useEffectEvent, useState } from 'react';
import type { usePlaceOrder } from '@/hooks/checkout/use-place-order';
import type { QuoteDto } from '@/server/contracts/checkout/quote';

/** What was shown, and what the order would come to; null: that could not be learned. */
export interface PriceChange {
  readonly before: QuoteDto;
  readonly after: QuoteDto | null;
}

interface Asked {
  readonly order: Pick<
    ReturnType<typeof usePlaceOrder>,
    'state' | 'tellChange'
  >;
  /** What is on the screen. */
  readonly quote: QuoteDto | null;
  readonly settle: (fresh: boolean) => Promise<QuoteDto>;
}

/**
 * Both sides of a price that is another than the one shown, whoever noticed it: the page before it sent the order, or
 * the server (ERROR_110), after which the present price is asked for.
 */
export function usePriceChange({ order, quote, settle }: Asked) {
  const [change, setChange] = useState<PriceChange | null>(null);
  const isChanged = order.state.kind === 'changed';
  const ask = useEffectEvent(() => {
    if (!isChanged || change || !quote) return;
    void settle(true)
      .catch(() => null)
      .then((after) => setChange({ before: quote, after }));
  });
  useEffect(() => ask(), [isChanged]);
  return {
    /** Null while the server is asked. */
    change: isChanged ? change : null,
    /** The customer has seen this one last. */
    shown: change?.after ?? quote,
    tell: (before: QuoteDto, after: QuoteDto) => {
      setChange({ before, after });
      order.tellChange(before.total_price, after.total_price);
    },
    forget: () => setChange(null),
  };
}
