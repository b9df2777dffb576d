import { describe, expect, test } from 'vitest';
import { placeLabels } from '@/components/city-map/map-labels';
import type { MapFeature } from '@/components/city-map/map-types';
import { fitView, pathOf, simplify } from '@/components/city-map/projection';
import type { LatLng } from '@/utils/geo';

const frame = {
  width: 760,
  height: 520,
  padding: { top: 84, side: 120, bottom: 56 },
};
const tashkent: LatLng = [41.3, 69.24];

function near(north: number, east: number): LatLng {
  return [tashkent[0] + north / 111.2, tashkent[1] + east / 83.5];
}

function street(name: string, north: number): MapFeature {
  const ends = [near(north, -3), near(north, 3)];
  return {
    properties: { kind: 'street', name },
    geometry: {
      type: 'LineString',
      coordinates: ends.map(([lat, lng]) => [lng, lat] as const),
    },
  };
}

describe('the view of the map', () => {
  test.each([
    ['one point', [near(0, 0)]],
    ['points far apart', [near(-4, -3), near(4, 3)]],
    ['points in a row', [near(0, -2), near(0, 0), near(0, 2)]],
    ['the same point twice', [near(1, 1), near(1, 1)]],
  ])('keeps %s inside the padding', (_name, points) => {
    const view = fitView(points, frame);
    for (const [x, y] of points.map(view.project)) {
      expect(x).toBeGreaterThanOrEqual(119);
      expect(x).toBeLessThanOrEqual(641);
      expect(y).toBeGreaterThanOrEqual(83);
      expect(y).toBeLessThanOrEqual(465);
    }
  });

  test('has north above and east to the right', () => {
    const view = fitView([near(-1, -1), near(1, 1)], frame);
    const [south, north] = [
      view.project(near(-1, 0)),
      view.project(near(1, 0)),
    ];
    const [west, east] = [view.project(near(0, -1)), view.project(near(0, 1))];
    expect(north[1]).toBeLessThan(south[1]);
    expect(east[0]).toBeGreaterThan(west[0]);
  });

  test('draws nothing for no line, and leaves out points in between', () => {
    expect(pathOf([])).toBe('');
    const line = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
    ] as const;
    expect(pathOf(simplify(line))).toBe('M0 0L10 0L10 10');
  });
});

test('names stand once each, apart from one another and from the markers', () => {
  const view = fitView([near(-1, -1), near(1, 1)], frame);
  const streets = ['Navoi Street', 'Navoi Street', 'Bobur Street'].map(
    (name, index) => street(name, index * 0.6 - 0.6),
  );
  const names = placeLabels(view, streets, []).map(({ text }) => text);
  expect(names.sort()).toEqual(['Bobur Street', 'Navoi Street']);
  const middle = [view.width / 2, view.height / 2] as const;
  const crowded = placeLabels(view, [street('Close Street', 0)], [middle]);
  expect(crowded).toEqual([]);
});
