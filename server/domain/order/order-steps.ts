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

/** How long the demo city's orders stay in a status at DEMO_SPEED 1, in milliseconds: three minutes in all. */
const DEMO_MS: Readonly<Record<OrderStatus, number>> = {
  new: 20_000,
  accepted: 50_000,
  ready: 20_000,
  on_a_way: 90_000,
  delivered: 0,
  cancelled: 0,
};

const POSITION_MS = 1_000;
/** Even the fastest ride is seen at this many places between its ends. */
const POSITIONS_MIN = 3;

/** When the simulator takes an order on that came to this status now; null when it has ended. */
export function demoStepAt(
  status: OrderStatus,
  now: Date,
  speed: number,
): Date | null {
  if (DEMO_MS[status] === 0) return null;
  const stay =
    status === 'on_a_way'
      ? positionMs(demoRideMs(speed))
      : DEMO_MS[status] / speed;
  return new Date(+now + stay);
}

/** How long a courier rides in the demo city. */
export function demoRideMs(speed: number): number {
  return DEMO_MS.on_a_way / speed;
}

/** Time between two published positions of a ride: a real second, less on a short ride. */
export function positionMs(rideMs: number): number {
  return Math.min(POSITION_MS, rideMs / (POSITIONS_MIN + 1));
}
