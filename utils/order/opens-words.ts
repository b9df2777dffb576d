import type { TFunction } from 'i18next';
import type { CartDto } from '@/server/contracts/cart';
import { monthName } from '@/utils/i18n/date-words';
import {
  daysBetween,
  dayWord,
  formatTime,
  zonedMoment,
} from '@/utils/i18n/dates';

type Shop = Pick<NonNullable<CartDto['shop']>, 'availability' | 'timezone'>;

const WEEK = 7;

/** "Closed · opens tomorrow at 09:00", "Busy, takes orders again from 18:50" of a shop that takes none now, on its clock. */
export function opensWords(
  { availability, timezone: zone }: Shop,
  now: Date,
  t: TFunction,
): string {
  const next = availability.next_at;
  if (!next) return t('shop.closed');
  const time = formatTime(next, zone);
  const isToday = daysBetween(now, next, zone) === 0;
  if (isToday && availability.reason === 'busy')
    return t('shop.busy', { time });
  if (daysBetween(now, next, zone) < WEEK)
    return t('shop.closedOpens', {
      day: t(`date.${dayWord(next, zone, now)}`),
      time,
    });
  const { day, month } = zonedMoment(next, zone);
  return t('shop.closedOpensOn', { day, month: monthName(month, t), time });
}
