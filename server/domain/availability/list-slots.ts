import type { Weekday } from '@/utils/constants/calendar';
import { openingsBetween, type ShopHours } from './opening-hours';
import {
  addDays,
  localTime,
  minutesOf,
  timeOf,
  weekdayOf,
  zonedInstant,
} from './shop-time';

export const SLOT_MS = 30 * 60_000;
/** How many days a customer can choose from. */
export const SLOT_DAYS = 7;

export interface Slot {
  /** 'HH:mm' of the shop's clock. */
  readonly time: string;
  readonly from: Date;
  readonly to: Date;
}

export interface SlotDay {
  /** YYYY-MM-DD of the shop's calendar. */
  readonly date: string;
  readonly day: Weekday;
  /** Empty when the shop is closed that day, or too late today. */
  readonly slots: readonly Slot[];
}

/** The instant that a shop-local date and 'HH:mm' mean. */
export function slotInstant(
  timezone: string,
  date: string,
  time: string,
): Date {
  return zonedInstant(timezone, date, minutesOf(time));
}

const DAY_MS = 86_400_000;

interface LocalDay {
  readonly timezone: string;
  readonly start: number;
  readonly end: number;
}

/** Minutes on the clock at an instant of that day; null for the second run of the hour that autumn repeats. */
function clockMinutes(day: LocalDay, at: number): number | null {
  if (day.end - day.start === DAY_MS) return (at - day.start) / 60_000;
  const { date, minutes } = localTime(day.timezone, new Date(at));
  return +zonedInstant(day.timezone, date, minutes) === at ? minutes : null;
}

/** Slots begin on halves of the hour of that day's own clock, also where it is off by a quarter from UTC. */
function slotsBetween(day: LocalDay, from: number, to: number): Slot[] {
  const slots: Slot[] = [];
  const first = Math.ceil((from - day.start) / SLOT_MS) * SLOT_MS + day.start;
  for (let start = first; start + SLOT_MS <= to; start += SLOT_MS) {
    const minutes = clockMinutes(day, start);
    if (minutes === null) continue;
    slots.push({
      time: timeOf(minutes),
      from: new Date(start),
      to: new Date(start + SLOT_MS),
    });
  }
  return slots;
}

/**
 * Half-hour slots within the opening hours of the coming local days, today first; none begins before
 * now + prepMinutes, nor before a pause ends. Every day is named, also one without slots. A shop that is switched off
 * has none.
 */
export function listSlots(
  shop: ShopHours,
  options: {
    readonly now: Date;
    readonly days?: number;
    readonly prepMinutes: number;
  },
): SlotDay[] {
  const { days = SLOT_DAYS, now, prepMinutes } = options;
  const { timezone } = shop;
  const today = localTime(timezone, now).date;
  const earliest = Math.max(
    +now + prepMinutes * 60_000,
    +(shop.pausedUntil ?? now),
  );
  const openings = shop.open ? openingsBetween(shop, today, days) : [];
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index);
    const localDay = {
      timezone,
      start: +zonedInstant(timezone, date, 0),
      end: +zonedInstant(timezone, date, 1440),
    };
    return {
      date,
      day: weekdayOf(date),
      slots: openings.flatMap(({ from, to }) =>
        slotsBetween(
          localDay,
          Math.max(+from, localDay.start, earliest),
          Math.min(+to, localDay.end),
        ),
      ),
    };
  });
}
