import type { QuoteDto } from '@/server/contracts/checkout/quote';

/** A promo code as a quote tells it: percent, or an amount of the quote's currency. */
export interface QuotedCoupon {
  readonly name: string;
  readonly type: 'fix' | 'percent';
  readonly for: 'delivery_fee' | 'total_price';
  readonly price: number;
}

/** What a code takes off a quote; null without one, and from a server that does not say. */
export function quotedCoupon(
  quote: QuoteDto & { readonly coupon?: QuotedCoupon | null },
): QuotedCoupon | null {
  return quote.coupon ?? null;
}
