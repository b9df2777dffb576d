import type { Weekday } from '@/utils/constants/calendar';
import type { LatLng } from '@/utils/address/geo';
import type { ShopThresholds } from '@/utils/money/shop-terms';
import {
  addDays,
  localTime,
  minutesOf,
  weekdayOf,
  zonedInstant,
} from './shop-time';

/** One row of a shop's opening hours; several rows a day split it. */
export interface OpeningRow {
  readonly day: Weekday;
  /** 'HH:mm' of the shop's clock; `closesAt` ≤ `opensAt` means after midnight, 00:00–00:00 the whole day. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly disabled: boolean;
}

/** What availability needs to know of a shop. Amounts are minor units of the default currency. */
export interface ShopHours extends Pick<
  ShopThresholds,
  'minAmountMinor' | 'smallOrderFeeMinor'
> {
  /** The shop's own switch. */
  readonly open: boolean;
  /** Until when the kitchen takes nothing; null, or passed: it takes orders. */
  readonly pausedUntil: Date | null;
  readonly pauseReason: 'busy' | 'closed' | null;
  /** IANA zone. */
  readonly timezone: string;
  readonly workingDays: readonly OpeningRow[];
  /** YYYY-MM-DD; a night that began the day before still runs to its end. */
  readonly closedDates: readonly string[];
  /** Where it delivers; null: nowhere. */
  readonly zone: readonly LatLng[] | null;
}

export interface Interval {
  readonly from: Date;
  readonly to: Date;
}

type Calendar = Pick<ShopHours, 'closedDates' | 'timezone' | 'workingDays'>;

/** How far the next opening is looked for. */
export const HORIZON_DAYS = 14;

/** Shops are immutable snapshots: their days are worked out once. */
const knownOpenings = new WeakMap<Calendar, Map<string, Interval[]>>();
const KNOWN_DAYS_MAX = 64;

/** When the doors open and close for rows of that local date, in order; a night belongs to the date it begins. */
export function openingsOf(shop: Calendar, date: string): readonly Interval[] {
  let days = knownOpenings.get(shop);
  if (!days || days.size >= KNOWN_DAYS_MAX) {
    days = new Map();
    knownOpenings.set(shop, days);
  }
  const known = days.get(date);
  if (known) return known;
  const openings = computeOpenings(shop, date);
  days.set(date, openings);
  return openings;
}

function computeOpenings(shop: Calendar, date: string): Interval[] {
  if (shop.closedDates.includes(date)) return [];
  const day = weekdayOf(date);
  return shop.workingDays
    .filter((row) => row.day === day && !row.disabled)
    .map((row) => {
      const from = minutesOf(row.opensAt);
      const to = minutesOf(row.closesAt);
      return {
        from: zonedInstant(shop.timezone, date, from),
        to: zonedInstant(shop.timezone, date, to > from ? to : to + 1440),
      };
    })
    .sort((a, b) => a.from.getTime() - b.from.getTime());
}

function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const next of [...intervals].sort((a, b) => +a.from - +b.from)) {
    const last = merged.at(-1);
    if (last && next.from <= last.to)
      merged[merged.length - 1] = {
        from: last.from,
        to: next.to > last.to ? next.to : last.to,
      };
    else merged.push(next);
  }
  return merged;
}

/** The openings of the local dates from…until (both included) and the night before, touching ones merged. */
export function openingsBetween(
  shop: Calendar,
  fromDate: string,
  days: number,
): Interval[] {
  const intervals: Interval[] = [];
  for (let offset = -1; offset < days; offset++)
    intervals.push(...openingsOf(shop, addDays(fromDate, offset)));
  return merge(intervals);
}

/** The opening that holds an instant (closing excluded), or null; looked at three days around it. */
export function openingAt(shop: Calendar, at: Date): Interval | null {
  const { date } = localTime(shop.timezone, at);
  return (
    openingsBetween(shop, date, 2).find(
      ({ from, to }) => from <= at && at < to,
    ) ?? null
  );
}

/** When the doors open next at or after an instant, up to HORIZON_DAYS ahead. */
export function nextOpening(shop: Calendar, at: Date): Date | undefined {
  const { date } = localTime(shop.timezone, at);
  for (let offset = -1; offset <= HORIZON_DAYS; offset++)
    for (const { from, to } of openingsOf(shop, addDays(date, offset)))
      if (at < to) return from > at ? from : at;
  return undefined;
}

/** When a shop that is open at the instant closes; undefined when it does not within a week. */
export function closingAfter(shop: Calendar, at: Date): Date | undefined {
  const week = 7;
  const { date } = localTime(shop.timezone, at);
  let end: Date | undefined;
  for (let offset = -1; offset <= week; offset++)
    for (const { from, to } of openingsOf(shop, addDays(date, offset))) {
      if (end && from > end) return end;
      if (to > at && (end || from <= at)) end = end && end > to ? end : to;
    }
  return end && +end - +at < (week - 1) * 86_400_000 ? end : undefined;
}

/** The day a shop works on at an instant, YYYY-MM-DD: while a night that began yesterday runs, still yesterday. */
export function workDay(shop: Calendar, at: Date): string {
  const { date: today } = localTime(shop.timezone, at);
  const yesterday = addDays(today, -1);
  const isOpenOn = (date: string): boolean =>
    openingsOf(shop, date).some(({ from, to }) => from <= at && at < to);
  return !isOpenOn(today) && isOpenOn(yesterday) ? yesterday : today;
}

/**
 * When the doors open on a later day than that of the shop's work now. Without an opening in HORIZON_DAYS the next
 * midnight of the shop.
 */
export function nextDayOpening(shop: Calendar, now: Date): Date {
  const day = workDay(shop, now);
  for (let offset = 1; offset <= HORIZON_DAYS; offset++) {
    const [first] = openingsOf(shop, addDays(day, offset));
    if (first && first.from > now) return first.from;
  }
  const { date: today } = localTime(shop.timezone, now);
  return zonedInstant(shop.timezone, addDays(today, 1), 0);
}
