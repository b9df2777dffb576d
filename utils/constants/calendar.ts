/** As Date.getUTCDay counts them; also the ends of `date.…` keys. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** How a day near by is called; the ends of `date.…` keys. */
export type NearDay = Weekday | 'today' | 'tomorrow';

/** The ends of `date.month.…` and `date.monthShort.…` keys. */
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

export type Month = (typeof MONTHS)[number];
