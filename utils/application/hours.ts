import { WEEKDAYS } from '@/utils/constants/calendar';
import type { SellerApplicationData } from './application-data';

type Hours = NonNullable<SellerApplicationData['hours']>;
type Row = Hours[number];

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

interface Span {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** In minutes of the week; `to` ≤ `from` ends on the next day. */
function spanOf({ day, from, to }: Row, index: number): Span {
  const start = WEEKDAYS.indexOf(day) * DAY_MINUTES + minutesOf(from);
  const length = (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  return { index, from: start, to: start + (length || DAY_MINUTES) };
}

function overlap(a: Span, b: Span): boolean {
  return [-WEEK_MINUTES, 0, WEEK_MINUTES].some(
    (shift) => a.from < b.to + shift && b.from + shift < a.to,
  );
}

/** The row (its index) that runs into another one of the week; null: none does. */
export function overlappingRow(hours: Hours): number | null {
  const spans = hours
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => !row.disabled)
    .map(({ index, row }) => spanOf(row, index));
  const second = spans.find((span, at) =>
    spans.slice(0, at).some((before) => overlap(before, span)),
  );
  return second?.index ?? null;
}
