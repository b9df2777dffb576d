import { WEEKDAYS } from '@/utils/constants/calendar';
import type { Hours } from '@/example/city/content/content';

type Day = (typeof WEEKDAYS)[number];

export interface HoursRow {
  readonly day: Day;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly disabled: boolean;
}

type Span = readonly [opensAt: string, closesAt: string];

const WEEKEND: readonly Day[] = ['saturday', 'sunday'];

function spansOf(hours: Hours, day: Day): readonly Span[] {
  switch (hours) {
    case 'always':
      return [['00:00', '00:00']];
    case 'breakfast':
      return [['07:00', '15:00']];
    case 'closed-today':
    case 'day':
      return [['10:00', '23:00']];
    case 'late':
      return [['11:00', '02:00']];
    case 'night':
      return [['18:00', '04:00']];
    case 'split':
      return [
        ['10:00', '15:00'],
        ['17:00', '23:00'],
      ];
    case 'shop':
      return WEEKEND.includes(day)
        ? [['10:00', '19:00']]
        : [['09:00', '21:00']];
  }
}

/** The rows of a week, Monday first; `closed-today` is disabled on the weekday the city is made. */
export function hoursRows(hours: Hours, today: Day): HoursRow[] {
  const week = [...WEEKDAYS.slice(1), WEEKDAYS[0]];
  return week.flatMap((day) =>
    spansOf(hours, day).map(([opensAt, closesAt]) => ({
      day,
      opensAt,
      closesAt,
      disabled: hours === 'closed-today' && day === today,
    })),
  );
}
