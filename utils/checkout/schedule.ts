import type { TFunction } from 'i18next';
import { isoDate, zonedMoment } from '@/utils/i18n/dates';

/** A chosen half hour on the shop's clock. */
export interface ChosenSlot {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
}

const DAY_MS = 86_400_000;

/** Whether the clock of the zone has reached it. */
export function hasPassed(
  { date, time }: ChosenSlot,
  zone: string,
  now: Date,
): boolean {
  const here = zonedMoment(now, zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = `${isoDate(here)} ${two(here.hour)}:${two(here.minute)}`;
  return `${date} ${time}` <= clock;
}

/** "today, 18:15", "tomorrow, 18:15", "Friday, 18:15". */
export function slotWords(
  { date, time }: ChosenSlot,
  { now, t, zone }: { readonly zone: string; now: Date; t: TFunction },
): string {
  const noon = `${date}T12:00:00Z`;
  const today = isoDate(zonedMoment(now, zone));
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  const day =
    days === 0
      ? 'today'
      : days === 1
        ? 'tomorrow'
        : zonedMoment(noon, 'UTC').weekday;
  return t('orders.when', {
    day: t(`date.${day}`),
    time: `\u2066${time}\u2069`,
  });
}
