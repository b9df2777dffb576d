import { useTranslation } from 'react-i18next';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import { toSlotDay } from '@/services/checkout/to-slot-day';

/** A shop's days of slots in words, on its clock (an IANA zone); the first one is today. */
export function useSlotDays(days: readonly SlotDayDto[] | null, zone: string) {
  const { t } = useTranslation();
  return (days ?? []).map((day, index) =>
    toSlotDay(day, { isToday: index === 0, zone, t }),
  );
}
