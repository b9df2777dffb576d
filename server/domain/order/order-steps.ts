import type { OrderStatus } from '@/utils/constants/order-status';

type DeliveryType = 'delivery' | 'pickup';

/** The one table of legal transitions: what may follow a status, the way of a running order first. */
const NEXT: Readonly<
  Record<DeliveryType, Readonly<Record<OrderStatus, readonly OrderStatus[]>>>
> = {
  delivery: {
    new: ['accepted', 'cancelled'],
    accepted: ['ready', 'cancelled'],
    ready: ['on_a_way', 'cancelled'],
    on_a_way: ['delivered', 'cancelled'],
    delivered: [],
    cancelled: [],
  },
  pickup: {
    new: ['accepted', 'cancelled'],
    accepted: ['ready', 'cancelled'],
    ready: ['delivered', 'cancelled'],
    on_a_way: [],
    delivered: [],
    cancelled: [],
  },
};

/** Whether an order of this type may go from one status to the other. */
export function canFollow(
  type: DeliveryType,
  from: OrderStatus,
  to: OrderStatus,
): boolean {
  return NEXT[type][from].includes(to);
}

/** The status an order comes to when all goes well; null at its end. */
export function nextStatus(
  type: DeliveryType,
  from: OrderStatus,
): OrderStatus | null {
  return NEXT[type][from][0] ?? null;
}
