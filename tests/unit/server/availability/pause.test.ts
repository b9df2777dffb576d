import { describe, expect, test } from 'vitest';
import {
  canOrder,
  type ShopHours,
} from '@/server/domain/availability/can-order';
import { listSlots } from '@/server/domain/availability/list-slots';
import { availableNow } from '@/server/domain/availability/shop-now';
import { WEEKDAYS } from '@/utils/constants/calendar';

/** Tashkent is UTC+5: 18:20 there, a Saturday. */
const NOW = new Date('2026-11-21T13:20:00Z');
const UNTIL = new Date('2026-11-21T13:50:00Z');
const at = (iso: string): Date => new Date(iso);

function paused(overrides: Partial<ShopHours> = {}): ShopHours {
  return {
    open: true,
    pausedUntil: UNTIL,
    pauseReason: 'busy',
    timezone: 'Asia/Tashkent',
    workingDays: WEEKDAYS.map((day) => ({
      day,
      opensAt: '10:00',
      closesAt: '19:00',
      disabled: false,
    })),
    closedDates: [],
    zone: null,
    minAmountMinor: 0,
    smallOrderFeeMinor: null,
    ...overrides,
  };
}

describe('a paused shop', () => {
  test.each([
    ['busy', 'busy'],
    ['closed', 'closed_now'],
  ] as const)('that is %s says until when', (pauseReason, reason) => {
    expect(canOrder(paused({ pauseReason }), { now: NOW })).toEqual({
      canOrder: false,
      reason,
      nextAt: UNTIL,
    });
  });

  test('takes orders from the very end of its pause', () => {
    const justBefore = new Date(+UNTIL - 1);
    expect(canOrder(paused(), { now: justBefore }).canOrder).toBe(false);
    expect(canOrder(paused(), { now: UNTIL })).toEqual({
      canOrder: true,
      closesAt: at('2026-11-21T14:00:00Z'),
    });
  });

  test('whose pause outlasts its opening says when it opens', () => {
    const pausedUntil = at('2026-11-21T14:20:00Z');
    const nextAt = at('2026-11-22T05:00:00Z');
    const long = paused({ pausedUntil });
    expect(canOrder(long, { now: NOW })).toMatchObject({
      reason: 'busy',
      nextAt,
    });
    expect(canOrder(long, { now: at('2026-11-21T14:05:00Z') })).toMatchObject({
      reason: 'closed_now',
      nextAt,
    });
  });

  test('that is closed, too, opens when both are over', () => {
    const pausedUntil = at('2026-11-22T06:30:00Z');
    expect(
      canOrder(paused({ pausedUntil }), { now: at('2026-11-22T04:00:00Z') }),
    ).toMatchObject({ reason: 'closed_now', nextAt: pausedUntil });
  });

  test('takes orders for later times only', () => {
    const slot = (iso: string) => canOrder(paused(), { now: NOW, at: at(iso) });
    expect(slot('2026-11-21T13:40:00Z')).toEqual({
      canOrder: false,
      reason: 'slot_unavailable',
      nextAt: UNTIL,
    });
    expect(slot('2026-11-21T13:50:00Z').canOrder).toBe(true);
    expect(slot('2026-11-22T07:00:00Z').canOrder).toBe(true);
  });

  test('offers no slot before the end of its pause', () => {
    const until = (pausedUntil: Date | null): string[] | undefined =>
      listSlots(paused({ pausedUntil }), {
        now: at('2026-11-21T11:00:00Z'),
        prepMinutes: 20,
      })[0]?.slots.map(({ time }) => time);
    expect(until(null)).toEqual(['16:30', '17:00', '17:30', '18:00', '18:30']);
    expect(until(at('2026-11-21T12:40:00Z'))).toEqual(['18:00', '18:30']);
    // one that has passed
    expect(until(at('2026-11-21T10:00:00Z'))).toEqual(until(null));
  });

  test('is known to be open at the millisecond that its pause ends', () => {
    const pausedUntil = at('2026-11-21T13:24:00Z');
    const shop = paused({ pausedUntil });
    expect(availableNow(shop, NOW).canOrder).toBe(false);
    expect(availableNow(shop, new Date(+pausedUntil - 1)).canOrder).toBe(false);
    expect(availableNow(shop, pausedUntil).canOrder).toBe(true);
    // from the cache
    expect(availableNow(shop, NOW).canOrder).toBe(false);
  });
});
