import type { OrderDto, OrderBaseDto } from '@/server/contracts/order/order';
import { priceStory, type PriceStory } from '@/utils/money/price-story';

/** An order as every surface tells a price; what was picked up has no row for its delivery. */
export function orderStory(
  order: OrderBaseDto & Partial<Pick<OrderDto, 'coupon'>>,
): PriceStory {
  const story = priceStory({
    price: order.origin_price,
    discount: order.total_discount,
    coupon: order.coupon_price,
    delivery: order.delivery_type === 'delivery' ? order.delivery_fee : null,
    deliverySaved: order.delivery_saved,
    service: order.service_fee,
    smallOrder: order.small_order_fee,
    tax: order.tax,
    tips: order.tips,
    total: order.total_price,
  });
  return { ...story, coupon: order.coupon?.name, isOrdered: true };
}
