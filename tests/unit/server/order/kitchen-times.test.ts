import { describe, expect, it, test } from 'vitest';
import {
  answerFrom,
  endOfTime,
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

describe('the end of a kitchen’s time', () => {
  const sent = (...minutes: readonly (number | null)[]) =>
    minutes.flatMap((minute, round) =>
      minute === null ? [] : { round, at: at(minute) },
    );
  const again = (minute: number) => ({ round: 4, at: at(minute) });

  test.each([
    ['ten minutes', 10, sent(0, 2, 4), 10],
    ['as much later as the order left late', 10, sent(0.5, 2, 4), 10.5],
    ['as much later as a reminder left late', 10, sent(0, 2, 7), 13],
    ['of its own length, without reminders', 1, sent(0), 1],
    ['with the reminders due before it alone', 3, sent(0, 2), 3],
    ['with no reminder due as it ends', 4, sent(0, 2), 4],
    ['not there: a due reminder did not leave', 3, sent(0), null],
    ['not there: the last one did not leave', 10, sent(0, 2), null],
    ['not there: nothing left', 10, sent(), null],
    ['from the first that left', 10, sent(null, 2, 4), 12],
    ['from a chosen time, told the day before', 10, sent(-999, 2, 4), 10],
    ['not there: told the day before alone', 1, sent(-999), null],
    ['not there: reminded of tomorrow’s by none', 10, sent(-999), null],
    ['anew, as it was told once more', 10, [...sent(0, 2), again(15)], 25],
    ['not before what an outage held back is heard', 10, sent(0, 30, 31), 38],
  ] as const)('is %s', (_, acceptMinutes, told, end) => {
    const wait = {
      acceptMinutes,
      from: NOW,
      sent: told,
    };
    expect(endOfTime(wait)).toEqual(end === null ? null : at(end));
  });
});
