import type { Canceller } from '@/utils/constants/kitchen';
import type { OrderStatus } from '@/utils/constants/order-status';

type DeliveryType = 'delivery' | 'pickup';

/**
 * Who moves an order: `house` is the site itself, when nobody answered or paid, `sold_out` the site where no line is left;
 * `asked_customer` is one whose kitchen has none of a line and waits for an answer.
 */
export type Actor =
  | 'asked_customer'
  | 'customer'
  | 'house'
  | 'kitchen'
  | 'operator'
  | 'simulator'
  | 'sold_out';

/** Whom an order remembers when this hand cancels it: the example's simulator is an operator. */
export function cancellerOf(actor: Actor): Canceller {
  if (actor === 'asked_customer') return 'customer';
  if (actor === 'sold_out') return 'house';
  return actor === 'simulator' ? 'operator' : actor;
}

type Step = `${OrderStatus}>${OrderStatus}`;

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

/** Which of them each may take; the operator and the example's simulator take all. */
const STEPS: Readonly<Partial<Record<Actor, readonly Step[]>>> = {
  // promised with the question: a "Ready" meanwhile does not end it, the hand-over does
  asked_customer: ['new>cancelled', 'accepted>cancelled', 'ready>cancelled'],
  customer: ['new>cancelled'],
  house: ['new>cancelled'],
  kitchen: [
    'new>accepted',
    'new>cancelled',
    'accepted>ready',
    'ready>on_a_way',
    'ready>delivered',
  ],
  sold_out: ['new>cancelled', 'accepted>cancelled', 'ready>cancelled'],
};

/** Whether an order of this type may go from one status to the other, by this hand. */
export function mayMove(
  actor: Actor,
  type: DeliveryType,
  [from, to]: readonly [OrderStatus, OrderStatus],
): boolean {
  const own = STEPS[actor];
  return (
    NEXT[type][from].includes(to) && (!own || own.includes(`${from}>${to}`))
  );
}

/** The status an order comes to when all goes well; null at its end. */
export function nextStatus(
  type: DeliveryType,
  from: OrderStatus,
): OrderStatus | null {
  return NEXT[type][from][0] ?? null;
}
