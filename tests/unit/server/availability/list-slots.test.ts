import { expect, test } from 'vitest';
import {
  listSlots,
  slotInstant,
} from '@/server/domain/availability/list-slots';
import type { ShopHours } from '@/server/domain/availability/opening-hours';
import { WEEKDAYS } from '@/utils/constants/calendar';

function shop(span: string, overrides: Partial<ShopHours> = {}): ShopHours {
  const [opensAt = '', closesAt = ''] = span.split('–');
  return {
    open: true,
    pausedUntil: null,
    pauseReason: null,
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

test('slots are half hours from now + preparation to closing', () => {
  const [today, tomorrow] = listSlots(shop('10:00–14:00'), {
    now: new Date('2026-11-21T07:01:00Z'),
    prepMinutes: 30,
  });
  expect(today).toMatchObject({ date: '2026-11-21', day: 'saturday' });
  expect(today?.slots.map(({ time }) => time)).toEqual(['13:00', '13:30']);
  expect(today?.slots[0]).toEqual({
    time: '13:00',
    from: new Date('2026-11-21T08:00:00Z'),
    to: new Date('2026-11-21T08:30:00Z'),
  });
  expect(tomorrow?.slots).toHaveLength(8);
});

test('the hours after midnight belong to the next calendar day', () => {
  const days = listSlots(shop('22:00–01:00'), {
    now: NOON,
    prepMinutes: 20,
    days: 2,
  });
  expect(days[0]?.slots.map(({ time }) => time)).toEqual([
    '22:00',
    '22:30',
    '23:00',
    '23:30',
  ]);
  expect(days[1]?.slots.slice(0, 3).map(({ time }) => time)).toEqual([
    '00:00',
    '00:30',
    '22:00',
  ]);
});

test('closed days are named with no slots, and a shop switched off has none at all', () => {
  const days = listSlots(shop('10:00–14:00', { closedDates: ['2026-11-22'] }), {
    now: NOON,
    prepMinutes: 30,
  });
  expect(days).toHaveLength(7);
  expect(days[1]).toEqual({ date: '2026-11-22', day: 'sunday', slots: [] });
  const off = listSlots(shop('10:00–14:00', { open: false }), {
    now: NOON,
    prepMinutes: 0,
  });
  expect(off.every(({ slots }) => slots.length === 0)).toBe(true);
});

const ALL_DAY = '00:00–00:00';

/** The zone, a moment on the day before its clock changes, and how many half hours the day of the change has. */
test.each([
  ['Europe/Berlin', 'autumn', '2026-10-24T20:00:00Z', 48],
  ['Europe/Berlin', 'spring', '2026-03-28T20:00:00Z', 46],
  ['America/New_York', 'autumn', '2026-10-31T20:00:00Z', 48],
  ['America/New_York', 'spring', '2026-03-07T20:00:00Z', 46],
  // by half an hour only
  ['Australia/Lord_Howe', 'autumn', '2026-04-04T01:00:00Z', 48],
  ['Australia/Lord_Howe', 'spring', '2026-10-03T01:00:00Z', 47],
  // at midnight: the day begins at 01:00
  ['Asia/Beirut', 'spring', '2026-03-28T10:00:00Z', 46],
  // a quarter off
  ['Asia/Kathmandu', 'never', '2026-03-28T10:00:00Z', 48],
])('%s, %s: no slot is missing, doubled or nowhere', (zone, _, now, count) => {
  const [, day] = listSlots(shop(ALL_DAY, { timezone: zone }), {
    now: new Date(now),
    prepMinutes: 0,
  });
  if (!day) throw new Error('there is no second day');
  const { date, slots } = day;
  const times = slots.map(({ time }) => time);
  expect(times).toHaveLength(count);
  expect(new Set(times).size).toBe(count);
  expect(times).toEqual([...times].sort());
  expect(times.every((time) => /:(00|30)$/.test(time))).toBe(true);
  for (const { from, time, to } of slots) {
    // what a customer chooses means the very moment that was offered
    expect(slotInstant(zone, date, time)).toEqual(from);
    expect(+to - +from).toBe(1_800_000);
  }
});

test('hours that end or begin within the hour of a change are kept', () => {
  const around = (span: string, now: string) =>
    listSlots(shop(span, { timezone: 'Europe/Berlin' }), {
      now: new Date(now),
      prepMinutes: 0,
      days: 2,
    })[1]?.slots.map(({ time }) => time);
  expect(around('01:00–04:00', '2026-03-28T20:00:00Z')).toEqual([
    '01:00',
    '01:30',
    '03:00',
    '03:30',
  ]);
  expect(around('01:30–03:30', '2026-10-24T20:00:00Z')).toEqual([
    '01:30',
    '02:00',
    '02:30',
    '03:00',
  ]);
});
