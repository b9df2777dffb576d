import { describe, expect, test } from 'vitest';
import { placeLabels } from '@/components/address/city-map/map-labels';
import type { MapFeature } from '@/components/address/city-map/map-types';
import { pathOf, simplify } from '@/components/address/city-map/projection';
import { tilesOf } from '@/components/address/city-map/tiles';
import {
  fitView,
  shiftedView,
  viewAt,
  zoomOf,
} from '@/components/address/city-map/view';
import type { LatLng } from '@/utils/address/geo';

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
  const names = placeLabels(view, streets).map(({ text }) => text);
  expect(names.sort()).toEqual(['Bobur Street', 'Navoi Street']);
  const middle = [view.width / 2, view.height / 2] as const;
  const [moved] = placeLabels(view, [street('Close Street', 0)], {
    markers: [middle],
  });
  expect(Math.abs((moved?.at[0] ?? 0) - middle[0])).toBeGreaterThan(60);
});

describe('the projection', () => {
  const world = viewAt({ width: 256, height: 256 }, [0, 0], 0);
  test.each<[string, LatLng, number, number]>([
    ['the middle', [0, 0], 128, 128],
    ['the corner of the tiles', [85.0511287798066, -180], 0, 0],
    ['Tashkent', [41.3, 69.24], 177.2373, 95.6977],
    ['Sydney', [-33.87, 151.21], 235.5271, 153.6246],
  ])('puts %s where map tiles have it, and back', (_, point, x, y) => {
    const place = world.project(point);
    expect(place[0]).toBeCloseTo(x, 3);
    expect(place[1]).toBeCloseTo(y, 3);
    const [lat, lng] = world.unproject(place);
    expect(lat).toBeCloseTo(point[0], 6);
    expect(lng).toBeCloseTo(point[1], 6);
  });
});

describe('a map that is moved', () => {
  const size = { width: 600, height: 400 };
  const view = viewAt(size, tashkent, 15);

  test('names the point that was pressed', () => {
    const [x, y] = view.project(tashkent);
    expect([x, y]).toEqual([300, 200]);
    const [lat, lng] = view.unproject([123, 77]);
    const back = view.project([lat, lng]);
    expect(back[0]).toBeCloseTo(123, 6);
    expect(back[1]).toBeCloseTo(77, 6);
    expect(lat).toBeGreaterThan(tashkent[0]);
    expect(lng).toBeLessThan(tashkent[1]);
  });

  test('shows everything where the gesture put it', () => {
    const shift = { x: -80, y: 35, k: 2 };
    const moved = shiftedView(view, shift);
    const [x, y] = view.project(near(0.3, -0.2));
    const [left, top] = moved.project(near(0.3, -0.2));
    expect(left).toBeCloseTo(x * 2 - 80, 6);
    expect(top).toBeCloseTo(y * 2 + 35, 6);
    expect(zoomOf(moved)).toBeCloseTo(16, 6);
    expect(moved.pixelsPerKm / view.pixelsPerKm).toBeCloseTo(2, 2);
  });

  test('is covered by tiles of its zoom, each in the world once', () => {
    const tiles = tilesOf(view);
    expect(new Set(tiles.map(({ zoom }) => zoom))).toEqual(new Set([15]));
    expect(new Set(tiles.map(({ x, y }) => `${x}/${y}`)).size).toBe(
      tiles.length,
    );
    const covers = ([x, y]: readonly [number, number]) =>
      tiles.some(
        ({ left, size: side, top }) =>
          left <= x && x <= left + side && top <= y && y <= top + side,
      );
    expect(
      (
        [
          [0, 0],
          [600, 0],
          [0, 400],
          [600, 400],
        ] as const
      ).every(covers),
    ).toBe(true);
    // The tile of slippy maps that holds Tashkent.
    expect(tiles).toContainEqual(
      expect.objectContaining({ x: 22686, y: 12249 }),
    );
  });

  test('asks for no tile outside the world', () => {
    const whole = viewAt(size, [0, 0], 0);
    expect(tilesOf(whole).every(({ x, y }) => x === 0 && y === 0)).toBe(true);
  });
});
