import { describe, expect, it } from 'vitest';

import {
  distanceKm,
  fromPlane,
  polygonContains,
  projectOnSegment,
  toPlane,
  type LatLng,
} from '@/utils/address/geo';

describe('polygonContains', () => {
  const square: LatLng[] = [
    [0, 0],
    [0, 2],
    [2, 2],
    [2, 0],
  ];
  const notched: LatLng[] = [
    [0, 0],
    [0, 4],
    [4, 4],
    [2, 2],
    [4, 0],
    [0, 0],
  ];

  it.each<[string, LatLng[], LatLng, boolean]>([
    ['inside', square, [1, 1], true],
    ['beside', square, [1, 3], false],
    ['above', square, [3, 1], false],
    ['in the notch', notched, [3.5, 2], false],
    ['in an arm', notched, [3, 3.5], true],
    ['in nothing', [], [0, 0], false],
  ])('%s', (_, ring, point, expected) => {
    expect(polygonContains(ring, point)).toBe(expected);
  });
});

describe('distanceKm', () => {
  it('measures a known distance, the same both ways', () => {
    const [tashkent, samarkand]: LatLng[] = [
      [41.3111, 69.2797],
      [39.6542, 66.9597],
    ];
    if (!tashkent || !samarkand) throw new Error('two cities');
    expect(distanceKm(tashkent, samarkand)).toBeCloseTo(269, -1);
    expect(distanceKm(samarkand, tashkent)).toBe(
      distanceKm(tashkent, samarkand),
    );
    expect(distanceKm(tashkent, tashkent)).toBe(0);
  });
});

describe('the plane around an origin', () => {
  const origin: LatLng = [41.29, 69.22];

  it('measures kilometres east and north, there and back', () => {
    const point = fromPlane(origin, 3, -2);
    expect(distanceKm(origin, point)).toBeCloseTo(Math.hypot(3, 2), 2);
    const [eastKm, northKm] = toPlane(origin, point);
    expect(eastKm).toBeCloseTo(3, 6);
    expect(northKm).toBeCloseTo(-2, 6);
  });

  it('knows the closest point of a piece of road and the side of it', () => {
    const end = fromPlane(origin, 2, 0);
    const left = projectOnSegment(fromPlane(origin, 0.5, 0.1), origin, end);
    expect(left.fraction).toBeCloseTo(0.25, 3);
    expect(left.distanceKm).toBeCloseTo(0.1, 3);
    expect(left.side).toBeGreaterThan(0);
    const beyond = projectOnSegment(fromPlane(origin, 3, -1), origin, end);
    expect(beyond.fraction).toBe(1);
    expect(beyond.side).toBeLessThan(0);
  });
});
