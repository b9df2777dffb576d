import { zonedMoment } from '@/utils/i18n/dates';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Whole seconds until a moment; 0 when it has passed. */
export function secondsUntil(moment: string, now: number): number {
  const left = Math.ceil((Date.parse(moment) - now) / SECOND_MS);
  return Math.max(0, left);
}

/** `12:38`, from an hour on `1:12:38`. */
export function countdownText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
  ];
  const end = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${end}` : end;
}

/** Minutes that are still left, the begun one among them. */
export const minutesLeft = (seconds: number): number => Math.ceil(seconds / 60);

/** The next moment, as ISO, when the clocks of that zone show `HH:mm`; within the coming day. */
export function nextMomentAt(time: string, zone: string, now: Date): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const here = zonedMoment(now, zone);
  const from = here.hour * 60 + here.minute;
  const ahead = (hour * 60 + minute - from + DAY_MINUTES) % DAY_MINUTES;
  const begun = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  // what the clock shows now is meant for tomorrow
  const minutes = ahead === 0 ? DAY_MINUTES : ahead;
  return new Date(begun + minutes * MINUTE_MS).toISOString();
}
