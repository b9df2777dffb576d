import { zonedInstant } from '@/server/domain/availability/shop-time';
import { formatTime, isoDate, zonedMoment } from '@/utils/i18n/dates';
import { misuse } from './cli-error';
import type { OperatorClient } from './client';
import { textOf, type Values } from './command';
import { dayOf } from './day';

/** The site's clock, whose zone stands beside what it tells. */
export interface Clock {
  readonly zone: string;
  /** A moment as people read it; '' for none. */
  readonly at: (iso: string | null) => string;
  /** The head of a column of moments: `SENT (Asia/Tashkent)`. */
  readonly head: (word: string) => string;
}

/** The clock of an IANA zone. */
export function clockOf(zone: string): Clock {
  return {
    zone,
    at: (iso) =>
      iso === null
        ? ''
        : `${isoDate(zonedMoment(iso, zone))} ${formatTime(iso, zone)}`,
    head: (word) => `${word} (${zone})`,
  };
}

/** The clock of the site that the tool talks to. */
export async function siteClock({
  client,
}: {
  readonly client: OperatorClient;
}): Promise<Clock> {
  const { timezone } = await client.siteInfo();
  return clockOf(timezone);
}

const DAY_MINUTES = 24 * 60;

const TIMED = /^(\S+)[ T](\d{1,2}):(\d{2})$/;

/** A day, with or without a time, of that zone as ISO 8601: its beginning or, as an end, its end. Null: it is neither. */
export function zonedText(
  text: string,
  zone: string,
  end = false,
): string | null {
  const [, date = text, hour, minute] = TIMED.exec(text.trim()) ?? [];
  const day = dayOf(date);
  const time = Number(hour ?? 0) * 60 + Number(minute ?? 0);
  if (day === null || time >= DAY_MINUTES || Number(minute ?? 0) > 59)
    return null;
  const minutes = end && hour === undefined ? DAY_MINUTES : time;
  return zonedInstant(zone, day, minutes).toISOString();
}

/** A moment as it is typed on that clock; one that has seconds, or that is twice on it, as ISO 8601. */
export function typedMoment(iso: string, { at, zone }: Clock): string {
  const text = at(iso).replace(/ 00:00$/, '');
  return zonedText(text, zone) === iso ? text : iso;
}

/**
 * An option's moment as ISO 8601: a bare day is its beginning on the site's clock or, as an end, the end of that day. Refuses
 * what is no date.
 */
export function momentOf(
  values: Values,
  name: string,
  { clock, end }: { readonly clock: Clock; readonly end: boolean },
): string | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  const found = zonedText(text, clock.zone, end);
  if (found !== null) return found;
  const time = Date.parse(text);
  if (Number.isNaN(time) || !/^\d{4}-\d{2}-\d{2}T/.test(text))
    throw misuse(
      `--${name} must be a day such as 2026-12-31 or a moment such as 2026-12-31 18:00, not "${text}".`,
    );
  return new Date(time).toISOString();
}
