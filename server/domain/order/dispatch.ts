import type { OrderStatus } from '@/utils/constants/order-status';

/** Who moves orders on, and how long a courier rides. */
export interface Dispatch {
  /** When an order that came to this status now takes its next step by itself; null: people take it. */
  nextStepAt(status: OrderStatus, now: Date): Date | null;
  /** Milliseconds from the shop's door to the customer's, as the customer is told; of an unknown way the least. */
  rideMs(distanceKm: number | null): number;
}

const RIDE_MS_PER_KM = 3 * 60_000;

/** A real house: shop, courier and operator move orders on. */
export const peopleDispatch: Dispatch = {
  nextStepAt: () => null,
  rideMs: (distanceKm) => Math.max(1, distanceKm ?? 1) * RIDE_MS_PER_KM,
};
