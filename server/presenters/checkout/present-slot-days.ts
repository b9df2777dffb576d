import type { SlotDayDto } from '@/server/contracts/catalogue';
import type { SlotDay } from '@/server/domain/availability/list-slots';

/** The days a customer can choose from, with their slots. */
export function presentSlotDays(days: readonly SlotDay[]): SlotDayDto[] {
  return days.map(({ date, day, slots }) => ({
    date,
    day,
    slots: slots.map(({ from, time, to }) => ({
      time,
      from: from.toISOString(),
      to: to.toISOString(),
    })),
  }));
}
