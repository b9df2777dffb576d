import { describe, expect, test } from 'vitest';
import {
  nextDayOpening,
  workDay,
} from '@/server/domain/availability/opening-hours';
import { WEEKDAYS, type Weekday } from '@/utils/constants/calendar';

const row = (day: Weekday, span: string) => {
  const [opensAt = '', closesAt = ''] = span.split('–');
  return { day, opensAt, closesAt, disabled: false };
};
const everyDay = (...spans: readonly string[]) =>
  WEEKDAYS.flatMap((day) => spans.map((span) => row(day, span)));

describe('the opening of the next day, in Asia/Tashkent (UTC+5)', () => {
  test.each([
    ['at noon', ['10:00–23:00'], '2026-11-18T07:00Z', '2026-11-19T05:00Z'],
    [
      'between two spans of a day',
      ['08:00–12:00', '17:00–23:00'],
      '2026-11-18T09:00Z',
      '2026-11-19T03:00Z',
    ],
    [
      'before it opens today',
      ['10:00–23:00'],
      '2026-11-18T03:00Z',
      '2026-11-19T05:00Z',
    ],
    [
      'after midnight in a night that began yesterday',
      ['18:00–02:00'],
      '2026-11-18T20:30Z',
      '2026-11-19T13:00Z',
    ],
    [
      'in the evening of such a night',
      ['18:00–02:00'],
      '2026-11-18T16:00Z',
      '2026-11-19T13:00Z',
    ],
    [
      'of a shop that never closes',
      ['00:00–00:00'],
      '2026-11-18T07:00Z',
      '2026-11-18T19:00Z',
    ],
  ])('%s', (_, spans, now, next) => {
    const shop = {
      timezone: 'Asia/Tashkent',
      closedDates: [],
      workingDays: everyDay(...spans),
    };
    expect(nextDayOpening(shop, new Date(now))).toEqual(new Date(next));
  });

  test('passes closed dates, and is the next midnight of a shop without hours', () => {
    const shop = {
      timezone: 'Asia/Tashkent',
      closedDates: ['2026-11-19'],
      workingDays: everyDay('10:00–23:00'),
    };
    const noon = new Date('2026-11-18T07:00Z');
    expect(nextDayOpening(shop, noon)).toEqual(new Date('2026-11-20T05:00Z'));
    expect(nextDayOpening({ ...shop, workingDays: [] }, noon)).toEqual(
      new Date('2026-11-18T19:00Z'),
    );
  });
});

test.each([
  ['in the evening', '2026-11-18T16:00Z', '2026-11-18'],
  [
    'after midnight, the night still running',
    '2026-11-18T20:30Z',
    '2026-11-18',
  ],
  ['when it has closed', '2026-11-18T21:00Z', '2026-11-19'],
])('a night of 18:00–02:00 is one day of work: %s', (_, now, day) => {
  const shop = {
    timezone: 'Asia/Tashkent',
    closedDates: [],
    workingDays: everyDay('18:00–02:00'),
  };
  expect(workDay(shop, new Date(now))).toBe(day);
});
