import { type Weekday, WEEKDAYS } from '@/utils/constants/calendar';
import { HOURS_PER_DAY_MAX, type SellerApplicationData } from './application';

/** From and to, HH:mm; a `to` that is not later ends on the next day. */
export type DaySpan = readonly [from: string, to: string];

/** The hours of one day of the week as its editor has them; a closed day keeps what it would open with. */
export interface EditedDay {
  readonly day: Weekday;
  readonly isOpen: boolean;
  readonly spans: readonly DaySpan[];
}

export type EditedWeek = readonly EditedDay[];

const USUAL: DaySpan = ['10:00', '22:00'];
/** Monday first: how a week is filled in. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sunday'];

/** What an empty form begins with. */
export const USUAL_WEEK: EditedWeek = WEEK.map((day) => ({
  day,
  isOpen: true,
  spans: [USUAL],
}));

/** The rows of an application as a week; null: none were saved. */
export function toWeek(
  hours: SellerApplicationData['hours'],
): EditedWeek | null {
  if (!hours) return null;
  return WEEK.map((day) => {
    const rows = hours.filter((row) => row.day === day);
    const open = rows.filter(({ disabled }) => !disabled);
    const shown = open.length > 0 ? open : rows;
    return {
      day,
      isOpen: open.length > 0,
      spans:
        shown.length > 0 ? shown.map(({ from, to }) => [from, to]) : [USUAL],
    };
  });
}

/** A week as an application keeps it: a row for each part of a day. */
export function toHours(
  week: EditedWeek,
): NonNullable<SellerApplicationData['hours']> {
  return week.flatMap(({ day, isOpen, spans }) =>
    spans.map(([from, to]) => ({ day, from, to, disabled: !isOpen })),
  );
}

/** The rows of the open days alone; where none is open all of them, closed, since no rows are no hours of one's own. */
export function openHours(
  week: EditedWeek,
): NonNullable<SellerApplicationData['hours']> {
  const rows = toHours(week);
  const open = rows.filter(({ disabled }) => !disabled);
  return open.length > 0 ? open : rows;
}

/** The parts of days in which a shop is open, of its rows as they are kept. */
export const openSpans = <Day extends string>(
  rows: readonly {
    readonly day: Day;
    readonly opensAt: string;
    readonly closesAt: string;
    readonly disabled: boolean;
  }[],
) =>
  rows
    .filter(({ disabled }) => !disabled)
    .map(({ closesAt, day, opensAt }) => ({
      day,
      from: opensAt,
      to: closesAt,
    }));

/** Whose row of `toHours` it is. */
export function dayOfRow(week: EditedWeek, row: number): Weekday | null {
  return toHours(week)[row]?.day ?? null;
}

function changed(
  week: EditedWeek,
  day: Weekday,
  next: (before: EditedDay) => Partial<EditedDay>,
): EditedWeek {
  return week.map((each) =>
    each.day === day ? { ...each, ...next(each) } : each,
  );
}

/** Open or closed on that day. */
export const withOpen = (week: EditedWeek, day: Weekday, isOpen: boolean) =>
  changed(week, day, () => ({ isOpen }));

/** With another beginning or end of one part of a day. */
export const withSpan = (
  week: EditedWeek,
  day: Weekday,
  index: number,
  span: DaySpan,
) =>
  changed(week, day, ({ spans }) => ({
    spans: spans.map((each, at) => (at === index ? span : each)),
  }));

/** With one part more, after the last one. */
export const withMore = (week: EditedWeek, day: Weekday) =>
  changed(week, day, ({ spans }) =>
    spans.length < HOURS_PER_DAY_MAX
      ? { spans: [...spans, [spans.at(-1)?.[1] ?? '10:00', '23:00']] }
      : {},
  );

/** Without one part of a day; the last one stays. */
export const withoutSpan = (week: EditedWeek, day: Weekday, index: number) =>
  changed(week, day, ({ spans }) => ({
    spans: spans.length > 1 ? spans.filter((_, at) => at !== index) : spans,
  }));

/** With one day's hours on other days, too. */
export function copied(
  week: EditedWeek,
  from: Weekday,
  to: readonly Weekday[],
): EditedWeek {
  const source = week.find(({ day }) => day === from);
  if (!source) return week;
  const { isOpen, spans } = source;
  return week.map((each) =>
    to.includes(each.day) ? { ...each, isOpen, spans } : each,
  );
}

/** Whether it ends on the next day; the same time twice is the whole day. */
export const isOvernight = ([from, to]: DaySpan): boolean =>
  from !== '' && to !== '' && to < from;

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
