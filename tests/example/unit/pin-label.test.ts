import { describe, expect, test } from 'vitest';
import { placeLabels } from '@/components/address/city-map/map-labels';
import { viewAt } from '@/components/address/city-map/view';
import { toGeoJson } from '@/example/city/map/geo-json';
import { cityMap } from '@/example/city/map/streets';
import {
  nearestAddress,
  searchAddresses,
} from '@/example/city/gazetteer/gazetteer';

const { features } = toGeoJson(cityMap(), ([english]) => english);
const BOXES = [
  { width: 720, height: 600 },
  { width: 360, height: 380 },
] as const;

function namesAround(house: string, box: (typeof BOXES)[number]) {
  const [found] = searchAddresses(cityMap(), house, 1);
  if (!found) throw new Error(`${house} is not in the city`);
  const [lat, lng] = found.location;
  const view = viewAt(box, found.location, 16);
  const labels = placeLabels(view, features, {
    pin: view.project(found.location),
  });
  return {
    names: labels.map(({ text }) => text),
    own: nearestAddress(cityMap(), lat, lng).street[0],
  };
}

describe.each(BOXES)('a map of $width × $height px around a pin', (box) => {
  // Navoi Street 12 stood on a street without a name, Amir Temur Avenue 12 on one labelled Navoi Street
  test.each(['Navoi Street 12', 'Amir Temur Avenue 12'])(
    'names the street of %s',
    (house) => {
      const { names, own } = namesAround(house, box);
      expect(house).toContain(own);
      expect(names).toContain(own);
    },
  );

  test('names the street that the geocoder answers, whatever the house', () => {
    const nameless = cityMap()
      .streets.flatMap(({ name }) => [1, 12, 40].map((n) => `${name[0]} ${n}`))
      .filter((house) => {
        const { names, own } = namesAround(house, box);
        return !names.includes(own);
      });
    expect(nameless).toEqual([]);
  });
});
