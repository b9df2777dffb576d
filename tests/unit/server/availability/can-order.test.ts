import { describe, expect, test } from 'vitest';
import {
  canOrder,
  type ShopHours,
} from '@/server/domain/availability/can-order';
import { WEEKDAYS, type Weekday } from '@/utils/constants/calendar';

const HOME = { latitude: 41.29, longitude: 69.22 };
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

/** Tashkent is UTC+5: 12:00 there is 07:00Z. 2026-11-21 is a Saturday. */
const NOON = new Date('2026-11-21T07:00:00Z');

const at = (iso: string): Date => new Date(iso);

describe('opening hours', () => {
  test('an open shop says when it closes', () => {
    expect(canOrder(shop(), { now: NOON })).toEqual({
      canOrder: true,
      closesAt: at('2026-11-21T18:00:00Z'),
    });
  });

  test('the closing minute itself is closed, the opening minute open', () => {
    expect(canOrder(shop(), { now: at('2026-11-21T18:00:00Z') })).toEqual({
      canOrder: false,
      reason: 'closed_now',
      nextAt: at('2026-11-22T05:00:00Z'),
    });
    expect(canOrder(shop(), { now: at('2026-11-21T05:00:00Z') }).canOrder).toBe(
      true,
    );
  });

  test('a split day is closed in between and opens the same day', () => {
    const split = shop({
      workingDays: everyDay('10:00–15:00', '17:00–23:00'),
    });
    expect(canOrder(split, { now: at('2026-11-21T11:00:00Z') })).toEqual({
      canOrder: false,
      reason: 'closed_now',
      nextAt: at('2026-11-21T12:00:00Z'),
    });
    expect(canOrder(split, { now: NOON })).toMatchObject({
      closesAt: at('2026-11-21T10:00:00Z'),
    });
  });

  test('a night reaches into the next morning', () => {
    const night = shop({ workingDays: everyDay('18:00–04:00') });
    expect(canOrder(night, { now: at('2026-11-20T21:00:00Z') })).toEqual({
      canOrder: true,
      closesAt: at('2026-11-20T23:00:00Z'),
    });
    expect(canOrder(night, { now: at('2026-11-20T23:30:00Z') })).toEqual({
      canOrder: false,
      reason: 'closed_now',
      nextAt: at('2026-11-21T13:00:00Z'),
    });
  });

  test('00:00–00:00 is the whole day, and a shop that never closes has no closing time', () => {
    const always = shop({ workingDays: everyDay('00:00–00:00') });
    for (let hour = 0; hour < 24; hour++)
      expect(
        canOrder(always, { now: new Date(+NOON + hour * 3_600_000) }),
      ).toEqual({ canOrder: true, closesAt: undefined });
  });

  test('touching openings count as one', () => {
    const touching = shop({
      workingDays: [
        row('saturday', '10:00–00:00'),
        row('sunday', '00:00–02:00'),
      ],
    });
    expect(canOrder(touching, { now: NOON })).toEqual({
      canOrder: true,
      closesAt: at('2026-11-21T21:00:00Z'),
    });
  });

  test('a weekday without hours or a disabled one is a closed day', () => {
    const sundayOnly = shop({
      workingDays: [
        row('sunday', '10:00–12:00'),
        { ...row('saturday', '10:00–22:00'), disabled: true },
      ],
    });
    expect(canOrder(sundayOnly, { now: NOON })).toEqual({
      canOrder: false,
      reason: 'closed_day',
      nextAt: at('2026-11-22T05:00:00Z'),
    });
  });

  test('a closed date is skipped, the night begun before it runs on', () => {
    const night = shop({
      workingDays: everyDay('18:00–04:00'),
      closedDates: ['2026-11-22', '2026-11-23'],
    });
    expect(canOrder(night, { now: at('2026-11-21T22:00:00Z') }).canOrder).toBe(
      true,
    );
    expect(canOrder(night, { now: at('2026-11-22T13:30:00Z') })).toEqual({
      canOrder: false,
      reason: 'closed_day',
      nextAt: at('2026-11-24T13:00:00Z'),
    });
  });

  test('the next opening is looked for two weeks ahead', () => {
    const closed = (days: number): ShopHours =>
      shop({
        closedDates: Array.from({ length: days }, (_, index) =>
          new Date(+NOON + index * 86_400_000).toISOString().slice(0, 10),
        ),
      });
    expect(canOrder(closed(14), { now: NOON })).toMatchObject({
      nextAt: at('2026-12-05T05:00:00Z'),
    });
    expect(canOrder(closed(16), { now: NOON })).toEqual({
      canOrder: false,
      reason: 'closed_day',
      nextAt: undefined,
    });
  });
});

describe('an asked slot', () => {
  test('a closed shop takes an order for later', () => {
    const now = at('2026-11-21T01:00:00Z');
    expect(
      canOrder(shop(), { now, at: at('2026-11-21T06:00:00Z') }).canOrder,
    ).toBe(true);
  });

  test.each([
    ['outside the hours', '2026-11-21T19:00:00Z', 'slot_unavailable'],
    ['in the past', '2026-11-21T06:00:00Z', 'slot_unavailable'],
    ['too far ahead', '2026-12-20T07:00:00Z', 'slot_unavailable'],
    ['on a closed date', '2026-11-23T07:00:00Z', 'closed_day'],
  ])('%s is refused', (_, slot, reason) => {
    expect(
      canOrder(shop({ closedDates: ['2026-11-23'] }), {
        now: NOON,
        at: at(slot),
      }),
    ).toMatchObject({ canOrder: false, reason });
  });
});

describe('switch, zone and minimum', () => {
  test('a shop that is switched off refuses before anything else', () => {
    expect(
      canOrder(shop({ open: false, zone: null }), { now: NOON, address: HOME }),
    ).toEqual({ canOrder: false, reason: 'shop_off' });
  });

  test('outside the zone is refused for a delivery, not for a pickup', () => {
    const address = { latitude: 41.5, longitude: 69.22 };
    expect(canOrder(shop(), { now: NOON, address })).toMatchObject({
      reason: 'out_of_zone',
    });
    expect(
      canOrder(shop({ zone: null }), { now: NOON, address: HOME }),
    ).toMatchObject({ reason: 'out_of_zone' });
    expect(
      canOrder(shop(), { now: NOON, address, type: 'pickup' }).canOrder,
    ).toBe(true);
    expect(canOrder(shop(), { now: NOON, address: HOME }).canOrder).toBe(true);
  });

  test('below the minimum is refused only without a small-order fee', () => {
    const wish = { now: NOON, subtotalMinor: 499 };
    expect(canOrder(shop(), wish)).toEqual({
      canOrder: false,
      reason: 'below_minimum',
    });
    expect(canOrder(shop({ smallOrderFeeMinor: 100 }), wish).canOrder).toBe(
      true,
    );
    expect(canOrder(shop(), { now: NOON, subtotalMinor: 500 }).canOrder).toBe(
      true,
    );
  });
});
