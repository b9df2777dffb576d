import type { OrderStatus } from '@/utils/constants/order-status';
import type { Dispatch } from '@/server/domain/order/dispatch';
import { courierRoute } from './courier-route';

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

/** What follows `accepted`: packing and the ride. */
const REST_MS = DEMO_MS.ready + DEMO_MS.on_a_way;

/**
 * When the simulator takes an order on that came to this status now; null when it has ended. One for a chosen time is
 * accepted at once and then waits, so that it is there when it was asked for.
 */
function demoStepAt(
  status: OrderStatus,
  { chosen, now, speed }: { chosen: Date | null; now: Date; speed: number },
): Date | null {
  if (DEMO_MS[status] === 0) return null;
  const stay =
    status === 'on_a_way'
      ? positionMs(demoRideMs(speed))
      : DEMO_MS[status] / speed;
  const soonest = +now + stay;
  if (status !== 'accepted' || !chosen) return new Date(soonest);
  return new Date(Math.max(soonest, +chosen - REST_MS / speed));
}

/** How long a courier rides in the demo city. */
function demoRideMs(speed: number): number {
  return DEMO_MS.on_a_way / speed;
}

/** Time between two published positions of a ride: a real second, less on a short ride. */
export function positionMs(rideMs: number): number {
  return Math.min(POSITION_MS, rideMs / (POSITIONS_MIN + 1));
}

/** The demo city: orders move on by themselves, `speed` times as fast as in three minutes. */
export function demoDispatch(speed: number): Dispatch {
  return {
    nextStepAt: (status, now, chosen) =>
      demoStepAt(status, { chosen, now, speed }),
    rideMs: () => demoRideMs(speed),
    route: courierRoute,
  };
}
