import { priceStory, type PriceStory } from '@/utils/money/price-story';
import type { LineSums } from './cart-line';
import type { CartTerms } from './cart-terms';

/** A cart before it has a quote, as every surface tells a price. */
export function cartStory(
  { discount, price }: LineSums,
  terms: CartTerms,
): PriceStory {
  return priceStory({
    price,
    discount,
    coupon: 0,
    delivery: terms.delivery,
    deliverySaved: terms.deliverySaved,
    service: terms.serviceFee,
    smallOrder: terms.smallOrderFee,
    tax: terms.tax,
    tips: 0,
    total: terms.total,
  });
}
