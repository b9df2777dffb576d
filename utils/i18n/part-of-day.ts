import { zonedMoment } from './dates';

/** The ends of `home.title.…` keys. */
export type PartOfDay = 'day' | 'evening' | 'morning' | 'night';

/** Which part of the day it is on the clocks of an IANA zone. */
export function partOfDay(moment: Date, zone: string): PartOfDay {
  const { hour } = zonedMoment(moment, zone);
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 11) return 'morning';
  return hour < 17 ? 'day' : 'evening';
}
