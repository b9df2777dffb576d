import { MONTHS, WEEKDAYS } from '@/utils/constants/calendar';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** A day as it is typed, 2026-12-31 or 31.12.2026, as YYYY-MM-DD; null: it is no day of the calendar. */
export function dayOf(text: string): string | null {
  const word = text.trim();
  const [, ...dotted] = DOTTED.exec(word) ?? [];
  const [, ...iso] = ISO.exec(word) ?? [];
  const [year, month, day] = dotted.length ? dotted.reverse() : iso;
  if (!year || !month || !day) return null;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${found}T00:00:00Z`);
  const isDay =
    !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === found;
  return isDay ? found : null;
}

const large = (word = ''): string =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** `Thursday, 31 December 2026` of YYYY-MM-DD. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = large(WEEKDAYS[date.getUTCDay()]);
  const month = large(MONTHS[date.getUTCMonth()]);
  return `${weekday}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
