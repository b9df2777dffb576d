import type { TFunction } from 'i18next';
import {
  WEEKDAYS,
  type NearDay,
  type Weekday,
} from '@/utils/constants/calendar';
import { monthName } from './date-words';

/** A moment on the clock and the calendar of a place. */
export interface ZonedMoment {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** monday … sunday */
  readonly weekday: Weekday;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Numbers only, always in English: the same on every host; names come from our texts. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

/** The moment as a clock and a calendar in that IANA zone show it. */
export function zonedMoment(moment: Date | string, zone: string): ZonedMoment {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, Number(value)] as const),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number =>
    parts.get(type) ?? 0;
  const [year, month, day] = [of('year'), of('month'), of('day')];
  const weekday =
    WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? 'sunday';
  return { year, month, day, hour: of('hour'), minute: of('minute'), weekday };
}

/** `2026-11-21` of a moment's calendar. */
export function isoDate({ day, month, year }: ZonedMoment): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

/** `09:05` on the clocks of the zone. */
export function formatTime(moment: Date | string, zone: string): string {
  const { hour, minute } = zonedMoment(moment, zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** `18:43–18:53`: left to right in every language, and never broken over two lines. */
export function formatTimeRange(
  from: Date | string,
  to: Date | string,
  zone: string,
): string {
  return `\u2066${formatTime(from, zone)}\u2060–\u2060${formatTime(to, zone)}\u2069`;
}

/** Whole calendar days between two moments in the zone; 1 is tomorrow. */
export function daysBetween(
  from: Date | string,
  to: Date | string,
  zone: string,
): number {
  const dayNumber = (moment: Date | string): number => {
    const { day, month, year } = zonedMoment(moment, zone);
    return Date.UTC(year, month - 1, day) / 86_400_000;
  };
  return dayNumber(to) - dayNumber(from);
}

/** `today`, `tomorrow`, or the weekday in English and lower case: the end of a `date.…` key. */
export function dayWord(
  moment: Date | string,
  zone: string,
  now: Date,
): NearDay {
  const days = daysBetween(now, moment, zone);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : zonedMoment(moment, zone).weekday;
}

/** `Sat, 24 November` in the language of the texts, on the zone's calendar. */
export function formatDay(
  moment: Date | string,
  zone: string,
  t: TFunction,
): string {
  const { day, month, weekday } = zonedMoment(moment, zone);
  return t('date.long', {
    day,
    month: monthName(month, t),
    weekday: t(`date.short.${weekday}`),
  });
}

/** Day, month's name and year for the texts of a date, on the zone's calendar. */
export function calendarWords(
  moment: Date | string,
  zone: string,
  t: TFunction,
): { day: number; month: string; year: number } {
  const { day, month, year } = zonedMoment(moment, zone);
  return {
    day,
    month: monthName(month, t),
    year,
  };
}

/** Whether the clocks here show another time now than those of the zone; browser only. */
export function isOtherClock(zone: string): boolean {
  const now = new Date();
  const { hour, minute } = zonedMoment(now, zone);
  return hour !== now.getHours() || minute !== now.getMinutes();
}
