/** Wall-clock arithmetic in a shop's IANA zone; the only place that asks Intl for offsets. */

import { LRUCache } from 'lru-cache';
import { WEEKDAYS, type Weekday } from '@/utils/constants/calendar';

/** A moment as the shop's clock shows it. */
export interface LocalTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly day: Weekday;
  /** Minutes since local midnight. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** A formatter takes some 30 kB, the others some 100 bytes an entry: 5 MB together at most (docs/adr/0012). */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });
const knownOffsets = new LRUCache<string, number>({ max: 10_000 });
const knownDates = new LRUCache<string, string>({ max: 10_000 });

function formatterOf(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timezone, formatter);
  return formatter;
}

function computeOffset(timezone: string, at: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(timezone).formatToParts(at))
    if (type !== 'literal') parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - at;
}

/** Local time minus UTC in milliseconds; offsets only change on quarters of an hour, so those are kept. */
function offsetAt(timezone: string, at: number): number {
  const quarter = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  const key = `${timezone}/${quarter}`;
  const known = knownOffsets.get(key);
  if (known !== undefined) return known;
  const offset = computeOffset(timezone, quarter);
  knownOffsets.set(key, offset);
  return offset;
}

/** Minutes since midnight of 'HH:mm' ('24:00' is 1440). */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** 'HH:mm' of minutes since midnight, within one day. */
export function timeOf(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}

/** The date that many days later (or, below zero, earlier). */
export function addDays(date: string, days: number): string {
  const key = `${date}/${days}`;
  const known = knownDates.get(key);
  if (known) return known;
  const found = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS)
    .toISOString()
    .slice(0, 10);
  knownDates.set(key, found);
  return found;
}

/** The day of the week of a YYYY-MM-DD date. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sunday';
}

/** What the clock in the zone shows at an instant. */
export function localTime(timezone: string, at: Date): LocalTime {
  const shifted = new Date(at.getTime() + offsetAt(timezone, at.getTime()));
  const date = shifted.toISOString().slice(0, 10);
  const minutes = shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
  return { date, day: weekdayOf(date), minutes };
}

/**
 * The instant of a local date and minutes since its midnight (1440 and more reach into the next days).
 * A time that the spring change skips is moved on by the skipped hour; of a time that the autumn change
 * repeats it is the first.
 */
export function zonedInstant(
  timezone: string,
  date: string,
  minutes: number,
): Date {
  const onDate = addDays(date, Math.floor(minutes / 1440));
  const wall = Date.parse(`${onDate}T00:00:00Z`) + (minutes % 1440) * MINUTE_MS;
  const before = offsetAt(timezone, wall - DAY_MS);
  const after = offsetAt(timezone, wall + DAY_MS);
  const candidates = [wall - before, wall - after];
  const found = candidates.find((at) => at + offsetAt(timezone, at) === wall);
  return new Date(found ?? wall - before);
}
