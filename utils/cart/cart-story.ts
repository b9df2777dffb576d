import { priceStory, type PriceStory } from '@/utils/money/price-story';
import type { LineSums } from './cart-line';
import type { CartTerms } from './cart-terms';

/** The price rows of a cart that has no quote yet, the same on every screen. */
export function cartStory(
  { discount, price }: LineSums,
  terms: CartTerms,
): PriceStory {
  const story = priceStory({
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
  return terms.isLeast ? { ...story, isLeast: true } : story;
}
