import type { TFunction } from 'i18next';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import { monthName } from '@/utils/i18n/date-words';
import { formatTime } from '@/utils/i18n/dates';

interface DayOptions {
  readonly isToday: boolean;
  /** The shop's IANA zone. */
  readonly zone: string;
  readonly t: TFunction;
}

/** A day of slots in words: its name, `26 Nov`, and ranges such as `19:45–20:00` on the shop's clock. */
export function toSlotDay(
  { date, day, slots }: SlotDayDto,
  { isToday, t, zone }: DayOptions,
) {
  const [, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return {
    date,
    name: t(isToday ? 'date.today' : `date.short.${day}`),
    day: t('date.dayMonth', {
      day: dayOfMonth,
      month: monthName(month, t, 'monthShort'),
    }),
    slots: slots.map(({ time, to }) => ({
      value: `${date} ${time}`,
      label: `${time}–${formatTime(to, zone)}`,
    })),
  };
}
