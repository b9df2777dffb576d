import type { TFunction } from 'i18next';
import type { OrderDto } from '@/server/contracts/order/order';
import { daysBetween, formatTime } from '@/utils/i18n/dates';
import type { RefundStatus } from '@/utils/constants/after-sale';
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
  /** It was sold out, and is no part of the sums. */
  readonly leftOut?: boolean;
  /** Its add-ons of which the same is true, by name. */
  readonly without?: string;
  /** As paid. */
  readonly total: number;
  /** Before discounts; the same when there is none. */
  readonly listTotal: number;
}

/** The steps an order of this kind goes through; a pickup is not driven anywhere. */
function stepsOf(order: Pick<OrderDto, 'delivery_type'>): OrderStatus[] {
  return order.delivery_type === 'pickup'
    ? ['new', 'accepted', 'ready', 'delivered']
    : ['new', 'accepted', 'ready', 'on_a_way', 'delivered'];
}

/** The same steps with how far each is. */
export function stepStates(
  order: Pick<OrderDto, 'delivery_type' | 'status'>,
): { status: OrderStatus; state: 'now' | 'ok' | 'wait' }[] {
  const steps = stepsOf(order);
  const current = steps.indexOf(order.status);
  return steps.map((status, index) => ({
    status,
    state:
      index < current || order.status === 'delivered'
        ? 'ok'
        : index === current
          ? 'now'
          : 'wait',
  }));
}

/** When the order entered a status; null: not yet. */
export function reachedAt(
  order: Pick<OrderDto, 'status_history'>,
  status: OrderStatus,
): string | null {
  return (
    order.status_history.find((entry) => entry.status === status)?.at ?? null
  );
}

export function isUnderWay(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled';
}

/** Whether the order waits for its customer's money, and the shop for the order. */
export function isAwaitingPayment(
  order: Pick<OrderDto, 'awaiting_payment' | 'status'>,
): boolean {
  return order.awaiting_payment && order.status === 'new';
}

/** A status as it is told: an order that is to be paid first is not placed yet. */
export type ShownStatus = OrderStatus | 'awaiting';

/** The shop sees an order only when it is paid that is to be paid first. */
export function shownStatus(
  order: Pick<OrderDto, 'awaiting_payment' | 'status'>,
): ShownStatus {
  return isAwaitingPayment(order) ? 'awaiting' : order.status;
}

/** The text key of a status as it is told; what was picked up was not delivered. */
export function shownStatusKey(shown: ShownStatus, isPickup: boolean) {
  if (shown === 'awaiting') return 'order.awaiting';
  return shown === 'delivered' && isPickup
    ? 'order.status.pickedUp'
    : (`order.status.${shown}` as const);
}

type StatedOrder = Pick<
  OrderDto,
  'accepted_at' | 'awaiting_payment' | 'delivery_type' | 'ready_by' | 'status'
> & { readonly shop: Pick<OrderDto['shop'], 'timezone' | 'type'> };

/**
 * "Accepted, ready by 18:40" of an accepted order, on the shop's clock; null where the kitchen named no time, or one of
 * another day than that on which it said so.
 */
export function readyWords(order: StatedOrder, t: TFunction): string | null {
  const { accepted_at: acceptedAt, ready_by: readyBy } = order;
  const { timezone: zone } = order.shop;
  if (order.status !== 'accepted' || acceptedAt === null || readyBy === null)
    return null;
  return daysBetween(acceptedAt, readyBy, zone) === 0
    ? t('order.status.readyBy', { time: formatTime(readyBy, zone) })
    : null;
}

/** How far an order is, in words that say no more than is known: whose answer is waited for, and when it is ready. */
export function statusWords(order: StatedOrder, t: TFunction): string {
  const shown = shownStatus(order);
  if (shown === 'new') return t(`order.waiting.${order.shop.type}`);
  const isPickup = order.delivery_type === 'pickup';
  return readyWords(order, t) ?? t(shownStatusKey(shown, isPickup));
}

/** How a status looks as a badge: the same in the list and on the order's page. */
export const STATUS_TONES = {
  awaiting: 'warning',
  new: 'warning',
  accepted: 'primary',
  ready: 'primary',
  on_a_way: 'primary',
  delivered: 'success',
  cancelled: 'error',
} as const satisfies Record<ShownStatus, string>;

/** The same of what became of a refund. */
export const REFUND_TONES = {
  pending: 'warning',
  approved: 'success',
  rejected: 'soft',
} as const satisfies Record<RefundStatus, string>;
