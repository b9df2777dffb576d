import type { OrderDto } from '@/server/contracts/order';
import type { OrderStatus } from '@/utils/constants/order-status';

/** A line of an order as the screens show it; add-ons are part of it. */
export interface OrderLineView {
  readonly id: number;
  readonly title: string;
  readonly options: string;
  readonly note: string | null;
  readonly img: string | null;
  readonly quantity: number;
  readonly unit: string;
  readonly interval: number;
  /** Given away. */
  readonly bonus: boolean;
  /** As paid. */
  readonly total: number;
  /** Before discounts; the same when there is none. */
  readonly listTotal: number;
}

/** The steps an order of this kind goes through; a pickup is not driven anywhere. */
export function stepsOf(order: Pick<OrderDto, 'delivery_type'>): OrderStatus[] {
  return order.delivery_type === 'pickup'
    ? ['new', 'accepted', 'ready', 'delivered']
    : ['new', 'accepted', 'ready', 'on_a_way', 'delivered'];
}

/** When the order entered a status; null: not yet. */
export function reachedAt(order: OrderDto, status: OrderStatus): string | null {
  return (
    order.status_history.find((entry) => entry.status === status)?.at ?? null
  );
}

export function isUnderWay(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled';
}

/** How a status looks as a badge: the same in the list and on the order's page. */
export const STATUS_TONES = {
  new: 'warning',
  accepted: 'primary',
  ready: 'primary',
  on_a_way: 'primary',
  delivered: 'success',
  cancelled: 'error',
} as const satisfies Record<OrderStatus, string>;
