import type { OrderDto } from '@/server/contracts/order/order';
import type { OrderInRoom } from './chat';

/** An order as a room shows it. */
export const cardOfOrder = (order: OrderDto): OrderInRoom => ({
  id: order.id,
  status: order.status,
  isPickup: order.delivery_type === 'pickup',
  shopTitle: order.shop.title,
  items: order.items_count,
  totalPrice: order.total_price,
  currencyId: order.currency.id,
  imgs: order.items_img,
});
