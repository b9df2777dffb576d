import { describe, expect, it, test } from 'vitest';
import {
  answerFrom,
  fittingMinutes,
  movedEta,
  readyDue,
  readyIn,
} from '@/server/domain/order/kitchen/kitchen-times';
import type { KitchenClock } from '@/server/repositories/kitchen/kitchen-order-repository';
import { WEEKDAYS } from '@/utils/constants/calendar';

const NOW = new Date('2026-11-21T13:00:00Z');
const at = (minutes: number): Date => readyIn(NOW, minutes);
const delivery = {
  deliveryType: 'delivery' as const,
  distanceKm: 2,
  scheduled: false,
  etaFrom: at(25),
  etaTo: at(35),
};
const pickup = {
  ...delivery,
  deliveryType: 'pickup' as const,
  distanceKm: null,
};

/** Open 09:00 to 22:00 in Tashkent (UTC+5). */
const clock: KitchenClock = {
  acceptMinutes: 10,
  deliveryMinutesFrom: 20,
  hasProvedWay: true,
  timezone: 'Asia/Tashkent',
  closedDates: [],
  workingDays: WEEKDAYS.map((day) => ({
    day,
    opensAt: '09:00',
    closesAt: '22:00',
    disabled: false,
  })),
};

describe('a kitchen’s times', () => {
  it('must be ready a ride before the end of what was promised', () => {
    expect(readyDue(delivery)).toEqual(at(29));
    expect(readyDue(pickup)).toEqual(at(35));
    expect(readyDue({ ...pickup, scheduled: true })).toEqual(at(25));
    expect(readyDue({ ...delivery, etaTo: null })).toBeNull();
  });

  test.each([
    ['within the promise', 20, 0],
    ['at its end', 29, 0],
    ['a minute late', 30, 5],
    ['a quarter of an hour late', 45, 20],
    ['much earlier', 5, -10],
  ])('moves the customer’s time: %s', (_, ready, shift) => {
    const moved = movedEta(delivery, at(ready));
    expect(moved).toEqual(
      shift ? { etaFrom: at(25 + shift), etaTo: at(35 + shift) } : {},
    );
  });

  it('never moves a chosen time to an earlier one', () => {
    const chosen = { ...delivery, scheduled: true };
    expect(movedEta(chosen, at(1))).toEqual({});
    expect(movedEta(chosen, at(32))).toEqual({
      etaFrom: at(30),
      etaTo: at(40),
    });
  });

  it('offers the longest time that keeps the promise, else the shortest', () => {
    expect(fittingMinutes(delivery, NOW)).toBe(20);
    expect(fittingMinutes(pickup, NOW)).toBe(30);
    const hasty = { ...delivery, etaTo: at(5) };
    expect(fittingMinutes(hasty, NOW)).toBe(15);
  });

  it('expects an answer now, at the opening, or before a chosen time asks for work', () => {
    expect(answerFrom(delivery, clock, NOW)).toEqual(NOW);
    const early = new Date('2026-11-21T01:00:00Z');
    expect(answerFrom(delivery, clock, early)).toEqual(
      new Date('2026-11-21T04:00:00Z'),
    );
    const chosen = { ...delivery, scheduled: true, etaFrom: at(180) };
    expect(answerFrom(chosen, clock, NOW)).toEqual(at(180 - 20 - 30));
    const morning = {
      ...delivery,
      scheduled: true,
      etaFrom: new Date('2026-11-22T04:30:00Z'),
    };
    expect(answerFrom(morning, clock, NOW)).toEqual(
      new Date('2026-11-22T04:00:00Z'),
    );
  });
});
