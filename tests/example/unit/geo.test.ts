import { describe, expect, it } from 'vitest';

import { toGeoJson } from '@/example/city/map/geo-json';
import { CITY_CENTER, CITY_REACH_KM } from '@/example/city/map/grid';
import { cityMap } from '@/example/city/map/streets';
import {
  nearestAddress,
  searchAddresses,
} from '@/example/city/gazetteer/gazetteer';
import { routeAlongStreets } from '@/example/city/map/street-route';
import { pointAt, routeLengthKm } from '@/server/domain/order/polyline';
import {
  distanceKm,
  fromPlane,
  polygonContains,
  projectOnSegment,
  toPlane,
  type LatLng,
} from '@/utils/address/geo';

const map = cityMap();
const [lat, lng] = CITY_CENTER;
const ONE_METRE = 0.001;

function place(eastKm: number, northKm: number): LatLng {
  return fromPlane(CITY_CENTER, eastKm, northKm);
}

function pieces(line: readonly LatLng[]): (readonly [LatLng, LatLng])[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1];
    return next ? [[point, next] as const] : [];
  });
}

/** Whether one straight piece of a street holds both points. */
function lieOnOneStreet(a: LatLng, b: LatLng): boolean {
  return map.streets.some(({ line }) =>
    pieces(line).some(([from, to]) =>
      [a, b].every(
        (point) => projectOnSegment(point, from, to).distanceKm < ONE_METRE,
      ),
    ),
  );
}

describe('the city map', () => {
  it('has named streets, parks, water and districts within reach of the centre', () => {
    const streets = map.streets.filter(({ kind }) => kind === 'street');
    expect(map.streets.length - streets.length).toBeGreaterThanOrEqual(12);
    expect(streets.length).toBeGreaterThanOrEqual(40);
    expect(map.parks.length * map.water.length).toBeGreaterThan(0);
    expect(map.districts.length).toBeGreaterThan(5);
    for (const point of map.streets.flatMap(({ line }) => line)) {
      const reach = Math.max(...toPlane(CITY_CENTER, point).map(Math.abs));
      expect(reach).toBeLessThan(CITY_REACH_KM + ONE_METRE);
    }
  });

  it('gives every street an id and a name of its own in each language', () => {
    expect(new Set(map.streets.map(({ id }) => id)).size).toBe(
      map.streets.length,
    );
    for (const language of [0, 1, 2] as const) {
      const names = map.streets.map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('joins every street to the net at a shared point', () => {
    const uses = new Map<string, number>();
    for (const { line } of map.streets)
      for (const point of line)
        uses.set(point.join(), (uses.get(point.join()) ?? 0) + 1);
    for (const { line } of map.streets)
      expect(line.some((point) => (uses.get(point.join()) ?? 0) > 1)).toBe(
        true,
      );
  });

  it('finds no street inside of a park', () => {
    for (const { ring } of map.parks) {
      const crossings = map.streets
        .filter(({ kind }) => kind === 'street')
        .flatMap(({ line }) => line)
        .filter((point) => polygonContains(ring, point));
      expect(crossings).toEqual([]);
    }
  });

  it('becomes GeoJSON with longitude first and names in the asked language', () => {
    const { features } = toGeoJson(map, ([, , russian]) => russian);
    const avenue = features.find(
      ({ properties }) => properties.name === 'проспект Амира Темура',
    );
    expect(avenue?.properties.kind).toBe('avenue');
    expect(avenue?.geometry.type).toBe('LineString');
    expect(JSON.stringify(avenue?.geometry.coordinates)).toMatch(
      /^\[\[69\.\d+,41\./,
    );
  });
});

describe('routes', () => {
  it.each([
    [place(-4.1, 3.3), place(3.7, -2.9)],
    [place(0.4, 0.2), place(-1.1, -2.2)],
    [place(6.3, 6.1), place(-6.2, -5.8)],
    [place(0.31, -0.42), place(0.9, -0.6)],
  ])('from %j to %j follow the streets', (from, to) => {
    const route = routeAlongStreets(map, from, to);
    expect(route.length).toBeGreaterThanOrEqual(2);
    for (const [a, b] of pieces(route)) expect(lieOnOneStreet(a, b)).toBe(true);
    expect(distanceKm(route[0] ?? to, from)).toBeLessThan(0.6);
    expect(distanceKm(route.at(-1) ?? from, to)).toBeLessThan(0.6);
  });

  it('are neither shorter than the straight way nor absurdly longer', () => {
    const [from, to] = [place(-3, 2), place(3, -2)];
    const length = routeLengthKm(routeAlongStreets(map, from, to));
    const straight = distanceKm(from, to);
    expect(length).toBeGreaterThan(straight - 0.6);
    expect(length).toBeLessThan(straight * 1.7);
  });

  it('within one block stay on that street', () => {
    const route = routeAlongStreets(map, place(0.02, 0.01), place(0.05, 0.02));
    expect(route).toHaveLength(2);
    expect(routeLengthKm(route)).toBeLessThan(0.1);
  });

  it('start and end are the same place when the points are', () => {
    const route = routeAlongStreets(map, CITY_CENTER, CITY_CENTER);
    expect(routeLengthKm(route)).toBe(0);
    expect(pointAt(route, 0.5)).toEqual(route[0]);
  });

  it('can be travelled by fraction, evenly and to both ends', () => {
    const route = routeAlongStreets(map, place(-2, 1), place(2, -1));
    expect(pointAt(route, 0)).toEqual(route[0]);
    expect(pointAt(route, 1)).toEqual(route.at(-1));
    expect(pointAt(route, 7)).toEqual(route.at(-1));
    const stops = [0, 0.25, 0.5, 0.75, 1].map((part) => pointAt(route, part));
    const quarter = routeLengthKm(route) / 4;
    for (const [a, b] of pieces(stops)) {
      expect(distanceKm(a, b)).toBeLessThan(quarter + ONE_METRE);
      expect(lieOnOneStreet(a, a)).toBe(true);
    }
  });
});

describe('the nearest address', () => {
  it('of the default location is the one the storefront shows', () => {
    const { street, number, district } = nearestAddress(map, lat, lng);
    expect(`${street[0]} ${number}`).toBe('Amir Temur Avenue 12');
    expect(district[0]).toBe('Yunusobod district');
  });

  it('has odd numbers on one side of the road and even ones on the other', () => {
    const here = nearestAddress(map, lat, lng);
    const across = nearestAddress(map, lat - 0.0003, lng);
    expect(across.street).toEqual(here.street);
    expect((across.number + here.number) % 2).toBe(1);
  });

  it('is found again from its own door', () => {
    const doors = [place(1.3, 0.9), place(-2.6, -1.2), place(4.4, 3.9)];
    for (const door of doors) {
      const address = nearestAddress(map, ...door);
      expect(nearestAddress(map, ...address.location)).toEqual(address);
    }
  });

  it('exists for a point outside the city', () => {
    const { number } = nearestAddress(map, lat + 0.5, lng);
    expect(number).toBeGreaterThan(0);
  });
});

describe('the address search', () => {
  it.each([
    ['amir temur', 'Amir Temur Avenue'],
    ['NAVOI street', 'Navoi Street'],
    ['навои', 'Navoi Street'],
    ['Проспект Мустакиллик', 'Mustaqillik Avenue'],
    ['шота руставели', 'Shota Rustaveli Street'],
    ['янги хает', 'Yangi Hayot Street'],
    ['شارع بابر', 'Bobur Street'],
    ['جاده امير تيمور', 'Amir Temur Avenue'],
  ])('finds %s', (query, expected) => {
    expect(searchAddresses(map, query, 5)[0]?.street[0]).toBe(expected);
  });

  it.each([
    'Navoi Street 30',
    '30 Navoi Street',
    'улица Навои, 30',
    'شارع نوائي ٣٠',
    'Navoi Street 30, Yunusobod district, Tashkent',
  ])('finds the house of %s', (query) => {
    const [house] = searchAddresses(map, query, 1);
    expect(house?.number).toBe(30);
    expect(house?.street[0]).toBe('Navoi Street');
    const back = nearestAddress(map, ...(house?.location ?? CITY_CENTER));
    expect(`${back.street[0]} ${back.number}`).toBe('Navoi Street 30');
  });

  it('knows no house beyond the end of the street', () => {
    const [house] = searchAddresses(map, 'Navoi Street 9999', 1);
    expect(house?.number).toBeLessThan(9999);
  });

  it('gives a street without a house number its middle', () => {
    const [street] = searchAddresses(map, 'Oybek', 1);
    expect(street?.number).toBeNull();
    const at = street?.location ?? CITY_CENTER;
    expect(lieOnOneStreet(at, at)).toBe(true);
  });

  it('keeps to the limit and finds nothing for nothing', () => {
    expect(searchAddresses(map, 'street', 3)).toHaveLength(3);
    expect(searchAddresses(map, '  ', 3)).toEqual([]);
    expect(searchAddresses(map, 'Baker Street', 3)).toEqual([]);
  });
});
