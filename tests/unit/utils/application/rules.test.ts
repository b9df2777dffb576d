import { describe, expect, it } from 'vitest';
import { driverProblems } from '@/utils/application/driver';
import { isTaxNumber } from '@/utils/application/problems';
import { overlappingRow } from '@/utils/application/week';
import {
  circleRing,
  crossesItself,
  ringAreaKm2,
  zoneProblem,
  zoneRing,
} from '@/utils/application/zone';
import { distanceKm } from '@/utils/address/geo';

const HERE = { latitude: 41.3, longitude: 69.2 };

describe('who may drive', () => {
  it.for([
    ['2008-11-23', '2026-11-23', true],
    ['2008-11-24', '2026-11-23', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2030-01-01', '2026-11-23', false],
    ['1899-12-31', '2026-11-23', false],
    ['2000-13-01', '2026-11-23', false],
    ['', '2026-11-23', false],
  ] as const)('born on %s, on %s: %s', ([birthday, today, may]) => {
    expect('birthday' in driverProblems({ birthday }, { today })).toBe(!may);
  });

  it('needs a plate on a scooter and in a car alone', () => {
    const platesOf = (kind: 'bicycle' | 'car' | 'foot' | 'scooter') =>
      'vehicle.plate' in
      driverProblems({ vehicle: { kind } }, { today: '2026-11-23' });
    expect(
      (['foot', 'bicycle', 'scooter', 'car'] as const).map(platesOf),
    ).toEqual([false, false, true, true]);
  });
});

describe('a tax number', () => {
  it.for([
    '302123456',
    '302 123 456',
    'DE 123456789',
    '12-3456789',
    'АБ123456',
  ])('can be %s', (text) => expect(isTaxNumber(text)).toBe(true));
  it.for(['', '1234', '-----', '<b>12345', '1'.repeat(21)])(
    'cannot be "%s"',
    (text) => expect(isTaxNumber(text)).toBe(false),
  );
});

describe('a zone', () => {
  it('by radius is a ring around the place', () => {
    const ring = circleRing(HERE, 5);
    for (const corner of ring)
      expect(distanceKm([41.3, 69.2], corner)).toBeCloseTo(5, 1);
    expect(ringAreaKm2(ring)).toBeGreaterThan(75);
    expect(ringAreaKm2(ring)).toBeLessThan(78.6);
  });

  const points = [
    [41.28, 69.2],
    [41.31, 69.2],
    [41.31, 69.25],
    [41.28, 69.25],
  ] as const;

  it('that was closed by hand is the same', () => {
    const closed = [...points, points[0]];
    expect(zoneRing({ kind: 'polygon', points: closed }, HERE)).toEqual(points);
    expect(zoneProblem({ kind: 'polygon', points: closed }, HERE)).toBeNull();
  });

  it('whose sides cross, that is a line, or far away is none', () => {
    const [a, b, c, d] = points;
    const problem = (...ring: readonly (readonly [number, number])[]) =>
      zoneProblem({ kind: 'polygon', points: ring }, HERE);
    expect(crossesItself([a, c, b, d])).toBe(true);
    expect(problem(a, c, b, d)).toBe('validation.zone_crossed');
    expect(problem(a, b)).toBe('validation.zone_small');
    expect(problem(a, a, a)).toBe('validation.zone_small');
    expect(problem(a, b, [44, 69])).toBe('validation.zone_far');
    expect(problem(a, b, [Number.NaN, 69])).toBe('validation.invalid');
    expect(
      problem(
        ...Array.from({ length: 101 }, () => a).map(
          ([lat], index) => [lat + index / 1_000, 69] as const,
        ),
      ),
    ).toBe('validation.invalid');
  });
});

describe('hours', () => {
  const row = (
    day: 'monday' | 'saturday' | 'sunday',
    from: string,
    to: string,
  ) => ({ day, from, to, disabled: false }) as const;

  it('of a week do not run into each other', () => {
    expect(
      overlappingRow([
        row('monday', '09:00', '14:00'),
        row('monday', '14:00', '02:00'),
        row('sunday', '00:00', '00:00'),
        row('saturday', '00:00', '00:00'),
      ]),
    ).toBeNull();
  });

  it.for([
    [row('monday', '09:00', '14:00'), row('monday', '13:59', '15:00')],
    // Saturday's night is Sunday's morning, where the week begins again
    [row('saturday', '20:00', '03:00'), row('sunday', '02:00', '05:00')],
    [row('sunday', '02:00', '05:00'), row('saturday', '20:00', '03:00')],
  ] as const)('%j are refused', (hours) => {
    expect(overlappingRow(hours)).toBe(1);
  });

  it('that are off run into nothing', () => {
    expect(
      overlappingRow([
        row('monday', '09:00', '14:00'),
        { ...row('monday', '', ''), disabled: true },
      ]),
    ).toBeNull();
  });
});
