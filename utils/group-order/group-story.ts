import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { quoteStory } from '@/utils/checkout/quote-story';
import { priceStory, type PriceStory } from '@/utils/money/price-story';
import type { GroupView } from './group-view';

/**
 * What a group's cart comes to: as the quote says, whose fees the members' shares hold; without one the lines alone,
 * as the shares are of those alone then, too.
 */
export function groupStory(
  { sums }: Pick<GroupView, 'sums'>,
  quote: QuoteDto | null,
  type: 'delivery' | 'pickup',
): PriceStory {
  if (quote) return quoteStory(quote, type);
  return priceStory({
    price: sums.price,
    discount: sums.discount,
    coupon: 0,
    delivery: null,
    deliverySaved: 0,
    service: 0,
    smallOrder: 0,
    tax: 0,
    tips: 0,
    total: sums.total,
  });
}
