import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { priceStory, type PriceStory } from '@/utils/money/price-story';

/** The price rows of a quote, the same on every screen; what is fetched, or would not be brought there, has no row for delivery. */
export function quoteStory(
  quote: QuoteDto,
  type: 'delivery' | 'pickup',
): PriceStory {
  const story = priceStory({
    price: quote.price,
    discount: quote.total_discount,
    coupon: quote.coupon_price,
    delivery:
      type === 'delivery' && quote.distance !== null
        ? quote.delivery_fee
        : null,
    deliverySaved: quote.delivery_saved,
    service: quote.service_fee,
    smallOrder: quote.small_order_fee,
    tax: quote.total_shop_tax,
    tips: quote.tips,
    total: quote.total_price,
  });
  return { ...story, coupon: quote.coupon?.name };
}
