import type { AvailabilityDto } from '@/server/contracts/shop';
import type { Availability } from '@/server/domain/availability/can-order';

/** The answer of canOrder on the wire; a moment that there is none of is left out, as pages take answers as they are. */
export function presentAvailability(
  availability: Availability,
): AvailabilityDto {
  if (!availability.canOrder) {
    const { nextAt, reason } = availability;
    return {
      can_order: false,
      reason,
      ...(nextAt && { next_at: nextAt.toISOString() }),
    };
  }
  const { closesAt } = availability;
  return {
    can_order: true,
    ...(closesAt && { closes_at: closesAt.toISOString() }),
  };
}
