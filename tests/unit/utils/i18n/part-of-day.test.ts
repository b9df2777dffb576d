import { expect, test } from 'vitest';
import { partOfDay } from '@/utils/i18n/part-of-day';

test.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'day'],
  ['17:00', 'evening'],
  ['22:59', 'evening'],
  ['23:00', 'night'],
])('%s on a shop’s clocks is %s, wherever the server is', (time, part) => {
  const moment = new Date(`2026-11-21T${time}:00+05:00`);
  expect(partOfDay(moment, 'Asia/Tashkent')).toBe(part);
});
