import { describe, expect, test } from 'vitest';
import {
  canOrder,
  type ShopHours,
} from '@/server/domain/availability/can-order';
import { WEEKDAYS, type Weekday } from '@/utils/constants/calendar';

const AROUND_HOME = [
  [41.2, 69.1],
  [41.2, 69.3],
  [41.4, 69.3],
  [41.4, 69.1],
] as const;

function everyDay(...spans: readonly string[]): ShopHours['workingDays'] {
  return WEEKDAYS.flatMap((day) => spans.map((span) => row(day, span)));
}

function row(day: Weekday, span: string): ShopHours['workingDays'][number] {
  const [opensAt = '', closesAt = ''] = span.split('–');
  return { day, opensAt, closesAt, disabled: false };
}

function shop(overrides: Partial<ShopHours> = {}): ShopHours {
  return {
    open: true,
    pausedUntil: null,
    pauseReason: null,
    timezone: 'Asia/Tashkent',
    workingDays: everyDay('10:00–23:00'),
    closedDates: [],
    zone: AROUND_HOME,
    minAmountMinor: 500,
    smallOrderFeeMinor: null,
    ...overrides,
  };
}

const at = (iso: string): Date => new Date(iso);

describe('daylight saving in Europe/Berlin', () => {
  const berlin = (span: string): ShopHours =>
    shop({ timezone: 'Europe/Berlin', workingDays: everyDay(span) });

  test.each([
    [
      'the spring night is an hour shorter',
      '2026-03-28T22:00:00Z',
      '2026-03-29T02:00:00Z',
    ],
    [
      'the autumn night is an hour longer',
      '2026-10-24T21:00:00Z',
      '2026-10-25T03:00:00Z',
    ],
  ])('%s', (_, now, closes) => {
    expect(canOrder(berlin('22:00–04:00'), { now: at(now) })).toEqual({
      canOrder: true,
      closesAt: at(closes),
    });
  });

  test('opening at 10:00 follows the clock over both changes', () => {
    const next = (now: string): unknown =>
      canOrder(berlin('10:00–12:00'), { now: at(now) });
    expect(next('2026-03-28T20:00:00Z')).toMatchObject({
      nextAt: at('2026-03-29T08:00:00Z'),
    });
    expect(next('2026-10-24T20:00:00Z')).toMatchObject({
      nextAt: at('2026-10-25T09:00:00Z'),
    });
  });

  test('an opening in the hour that spring skips begins an hour later', () => {
    expect(
      canOrder(berlin('02:30–06:00'), { now: at('2026-03-29T00:30:00Z') }),
    ).toMatchObject({ nextAt: at('2026-03-29T01:30:00Z') });
  });
});
