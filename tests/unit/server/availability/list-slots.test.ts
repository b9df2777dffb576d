import { expect, test } from 'vitest';
import { listSlots } from '@/server/domain/availability/list-slots';
import type { ShopHours } from '@/server/domain/availability/opening-hours';
import { WEEKDAYS } from '@/utils/constants/calendar';

function shop(span: string, overrides: Partial<ShopHours> = {}): ShopHours {
  const [opensAt = '', closesAt = ''] = span.split('–');
  return {
    open: true,
    timezone: 'Asia/Tashkent',
    workingDays: WEEKDAYS.map((day) => ({
      day,
      opensAt,
      closesAt,
      disabled: false,
    })),
    closedDates: [],
    zone: null,
    minAmountMinor: 0,
    smallOrderFeeMinor: null,
    ...overrides,
  };
}

const NOON = new Date('2026-11-21T07:00:00Z');

test('slots are quarter hours from now + preparation to closing', () => {
  const [today, tomorrow] = listSlots(shop('10:00–14:00'), {
    now: new Date('2026-11-21T07:01:00Z'),
    prepMinutes: 30,
  });
  expect(today).toMatchObject({ date: '2026-11-21', day: 'saturday' });
  expect(today?.slots.map(({ time }) => time)).toEqual([
    '12:45',
    '13:00',
    '13:15',
    '13:30',
    '13:45',
  ]);
  expect(today?.slots[0]).toEqual({
    time: '12:45',
    from: new Date('2026-11-21T07:45:00Z'),
    to: new Date('2026-11-21T08:00:00Z'),
  });
  expect(tomorrow?.slots).toHaveLength(16);
});

test('the hours after midnight belong to the next calendar day', () => {
  const days = listSlots(shop('22:00–01:00'), {
    now: NOON,
    prepMinutes: 20,
    days: 2,
  });
  expect(days[0]?.slots.map(({ time }) => time)).toEqual([
    '22:00',
    '22:15',
    '22:30',
    '22:45',
    '23:00',
    '23:15',
    '23:30',
    '23:45',
  ]);
  expect(days[1]?.slots.slice(0, 5).map(({ time }) => time)).toEqual([
    '00:00',
    '00:15',
    '00:30',
    '00:45',
    '22:00',
  ]);
});

test('closed days are named with no slots, and a shop switched off has none at all', () => {
  const days = listSlots(shop('10:00–14:00', { closedDates: ['2026-11-22'] }), {
    now: NOON,
    prepMinutes: 30,
  });
  expect(days).toHaveLength(5);
  expect(days[1]).toEqual({ date: '2026-11-22', day: 'sunday', slots: [] });
  const off = listSlots(shop('10:00–14:00', { open: false }), {
    now: NOON,
    prepMinutes: 0,
  });
  expect(off.every(({ slots }) => slots.length === 0)).toBe(true);
});

test.each([
  ['autumn repeats an hour, offered once', '2026-10-24T20:00:00Z', 96],
  ['spring skips an hour', '2026-03-28T20:00:00Z', 92],
])('%s', (_, now, count) => {
  const days = listSlots(shop('00:00–00:00', { timezone: 'Europe/Berlin' }), {
    now: new Date(now),
    prepMinutes: 0,
    days: 2,
  });
  const times = days[1]?.slots.map(({ time }) => time) ?? [];
  expect(times).toHaveLength(count);
  expect(new Set(times).size).toBe(count);
});
