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
  const day = dayOf(text);
  if (day !== null)
    return zonedInstant(clock.zone, day, end ? DAY_MINUTES : 0).toISOString();
  const time = Date.parse(text);
  if (Number.isNaN(time) || !/^\d{4}-\d{2}-\d{2}T/.test(text))
    throw misuse(
      `--${name} must be a day such as 2026-12-31 or a moment such as 2026-12-31T18:00Z, not "${text}".`,
    );
  return new Date(time).toISOString();
}
