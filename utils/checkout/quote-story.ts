import type { QuoteDto } from '@/server/contracts/cart';
import { priceStory, type PriceStory } from '@/utils/money/price-story';

/** A quote as every surface tells a price; what is picked up has no row for its delivery. */
export function quoteStory(
  quote: QuoteDto,
  type: 'delivery' | 'pickup',
): PriceStory {
  return priceStory({
    price: quote.price,
    discount: quote.total_discount,
    coupon: quote.coupon_price,
    delivery: type === 'delivery' ? quote.delivery_fee : null,
    deliverySaved: quote.delivery_saved,
    service: quote.service_fee,
    smallOrder: quote.small_order_fee,
    tax: quote.total_shop_tax,
    tips: quote.tips,
    total: quote.total_price,
  });
}
