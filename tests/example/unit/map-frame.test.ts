import { describe, expect, test } from 'vitest';
import {
  halfOf,
  type MapLabel,
} from '@/components/address/city-map/label-text';
import { placeLabels } from '@/components/address/city-map/map-labels';
import type { MapFeature } from '@/components/address/city-map/map-types';
import { viewAt, type XY } from '@/components/address/city-map/view';
import { toGeoJson } from '@/example/city/map/geo-json';
import { cityMap } from '@/example/city/map/streets';
import { searchAddresses } from '@/example/city/gazetteer/gazetteer';
import type { LatLng } from '@/utils/address/geo';

const TASHKENT: LatLng = [41.3, 69.24];
/** The map of a checkout on a phone, which cut "Shota Rustaveli Street" at its frame. */
const SMALL = { width: 328, height: 184 };
const view = viewAt(SMALL, TASHKENT, 15);

function street(name: string, ...points: readonly XY[]): MapFeature {
  const coordinates = points.map((place) => {
    const [lat, lng] = view.unproject(place);
    return [lng, lat] as const;
  });
  return {
    properties: { kind: 'street', name },
    geometry: { type: 'LineString', coordinates },
  };
}

function isWhole({ angle, at: [x, y], text }: MapLabel): boolean {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)].map(
    (share) => Math.abs(share) * halfOf(text),
  ) as [number, number];
  const { height, width } = SMALL;
  return x >= dx && x <= width - dx && y >= dy && y <= height - dy;
}

describe('names on a small map stand whole in its frame', () => {
  const name = 'Shota Rustaveli';

  test('moved along a street that leaves the picture', () => {
    const [label] = placeLabels(view, [street(name, [-60, 60], [150, 60])]);
    expect(label).toMatchObject({ text: name });
    expect(label?.at[1]).toBeCloseTo(60, 0);
    expect(label && isWhole(label)).toBe(true);
  });

  test('shifted into it where too little of the street is in sight', () => {
    const short = street(name, [-60, 60], [90, 60]);
    const labels = placeLabels(view, [short]);
    expect(labels.map(({ text }) => text)).toEqual([name]);
    expect(labels.filter((label) => !isWhole(label))).toEqual([]);
    const pinned = placeLabels(view, [short], { pin: [40, 30] });
    expect(pinned.map(({ text }) => text)).toEqual([name]);
    expect(pinned.filter((label) => !isWhole(label))).toEqual([]);
  });

  test('not at all where the whole frame is too narrow', () => {
    const long = 'A street with a name that is longer than the picture is wide';
    expect(placeLabels(view, [street(long, [-400, 60], [700, 60])])).toEqual(
      [],
    );
  });

  test('a name gives way along its street to one that stands there', () => {
    const labels = placeLabels(view, [
      street('Navoi', [0, 80], [328, 80]),
      street('Bobur', [0, 100], [328, 100]),
    ]);
    expect(labels.map(({ text }) => text)).toEqual(['Navoi', 'Bobur']);
  });

  test('wherever the door is', () => {
    const { features } = toGeoJson(cityMap(), ([english]) => english);
    const doors = cityMap().streets.flatMap(({ name: [english] }) =>
      searchAddresses(cityMap(), `${english} 12`, 1),
    );
    const maps = doors.map(({ location }) => {
      const around = viewAt(SMALL, location, 16);
      const markers = [around.project(location)];
      return placeLabels(around, features, { markers });
    });
    expect(maps.flat().filter((label) => !isWhole(label))).toEqual([]);
    const nameless = maps.filter((labels) => labels.length === 0);
    expect(nameless.length).toBeLessThan(maps.length / 10);
  });
});
