import type { TFunction } from 'i18next';
import { MONTHS } from '@/utils/constants/calendar';

/** A month (1 to 12) in the texts' language; `monthShort` is abbreviated, `monthAlone` has no day before it. */
export function monthName(
  month: number,
  t: TFunction,
  form: 'month' | 'monthAlone' | 'monthShort' = 'month',
): string {
  return t(`date.${form}.${MONTHS[month - 1] ?? 'january'}`);
}

/** Day, month's name and year of a day as `2026-11-21`: without Intl, whose first use takes a phone a tenth of a second. */
export function dateWords(
  date: string,
  t: TFunction,
): { day: number; month: string; year: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { day, month: monthName(month, t), year };
}
