import type { AvailabilityDto } from '../contracts/shop';
import type { Availability } from '../domain/availability/can-order';

/** The answer of canOrder on the wire. */
export function presentAvailability(
  availability: Availability,
): AvailabilityDto {
  return availability.canOrder
    ? { can_order: true, closes_at: availability.closesAt?.toISOString() }
    : {
        can_order: false,
        reason: availability.reason,
        next_at: availability.nextAt?.toISOString(),
      };
}
