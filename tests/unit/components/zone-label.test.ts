import { describe, expect, test } from 'vitest';
import { placeLabels } from '@/components/address/city-map/map-labels';
import type {
  MapFeature,
  Position,
} from '@/components/address/city-map/map-types';
import { viewAt } from '@/components/address/city-map/view';

const SIZE = { width: 600, height: 400 };
const view = viewAt(SIZE, [52.5, 13.4], 12);

/** A zone of these places of the picture. */
function zone(name: string, ...places: readonly (readonly [number, number])[]) {
  const ring = [...places, places[0] ?? [0, 0]].map((place): Position => {
    const [lat, lng] = view.unproject(place);
    return [lng, lat];
  });
  return {
    properties: { kind: 'zone', name },
    geometry: { type: 'Polygon', coordinates: [ring] },
  } satisfies MapFeature;
}

const box = (name: string, x: number, y: number, w: number, h: number) =>
  zone(name, [x, y], [x + w, y], [x + w, y + h], [x, y + h]);

const labels = (...features: MapFeature[]) => placeLabels(view, features);

describe('the name of a zone on the grid', () => {
  test('stands in its middle', () => {
    const [label] = labels(box('Corner Kitchen', 100, 100, 300, 200));
    expect(label?.text).toBe('Corner Kitchen');
    expect(label?.at[0]).toBeCloseTo(250, 0);
    expect(label?.at[1]).toBeCloseTo(200, 0);
  });

  test('stands in the middle of what is seen of a zone that leaves the picture', () => {
    const [label] = labels(box('Corner Kitchen', -900, -700, 1200, 800));
    expect(label?.at[0]).toBeCloseTo(152, 0);
    expect(label?.at[1]).toBeCloseTo(50, 0);
  });

  test('is left out of a zone that is smaller, in every script', () => {
    expect(labels(box('Corner Kitchen', 100, 100, 90, 200))).toEqual([]);
    expect(labels(box('Corner Kitchen', 100, 100, 300, 12))).toEqual([]);
    expect(labels(box('街角的厨房餐厅小馆', 100, 100, 90, 100))).toEqual([]);
    expect(labels(box('街角的厨房餐厅小馆', 100, 100, 160, 100))).toHaveLength(
      1,
    );
  });

  test('stands inside of a zone that is hollow', () => {
    const [label] = labels(
      zone(
        'Bay',
        ...([
          [100, 50],
          [400, 50],
          [400, 350],
          [340, 350],
          [340, 110],
          [160, 110],
          [160, 350],
          [100, 350],
        ] as const),
      ),
    );
    const [x, y] = label?.at ?? [0, 0];
    expect(y < 110 || x < 160 || x > 340).toBe(true);
  });

  test('never lies over another, and gives way to a free row', () => {
    const placed = labels(
      box('Corner Kitchen', 100, 20, 400, 360),
      box('Other Kitchen', 110, 30, 400, 360),
    );
    expect(placed).toHaveLength(2);
    const [[, one], [, other]] = placed.map(({ at }) => at) as [
      readonly [number, number],
      readonly [number, number],
    ];
    expect(Math.abs(one - other)).toBeGreaterThan(20);
  });
});
