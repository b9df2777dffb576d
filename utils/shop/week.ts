import { WEEKDAYS } from '@/utils/constants/calendar';
import type { DayHours } from './shop-view';

interface HoursRow {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly disabled?: boolean;
}

/** Rows of opening hours as a week, Monday first, each day's spans in order; a day without any is closed. */
export function weekOf(rows: readonly HoursRow[]): DayHours[] {
  return [...WEEKDAYS.slice(1), WEEKDAYS[0]].map((day) => ({
    day,
    spans: rows
      .filter((row) => row.day === day && !row.disabled)
      .map(({ from, to }) => [from, to] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  }));
}
