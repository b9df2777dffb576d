/** Whom the licence of OpenStreetMap names. */
export const CREDIT = '© OpenStreetMap contributors';

/** A feature of GeoJSON. */
export const feature = (
  properties: Record<string, unknown>,
  type: string,
  coordinates: unknown,
) => ({ type: 'Feature', properties, geometry: { type, coordinates } });

const door = (house: string, lng: number, lat: number) =>
  feature(
    { 'addr:street': 'Lange Straße', 'addr:housenumber': house },
    'Point',
    [lng, lat],
  );

/** A quarter of a city with the tags of OpenStreetMap: three streets, three doors. */
export const CITY = [
  feature(
    { highway: 'primary', name: 'Ring', 'name:ru': 'Кольцо' },
    'LineString',
    [
      [13.38, 52.52],
      [13.4, 52.52],
    ],
  ),
  feature(
    { highway: 'primary', name: 'Ring', 'name:ru': 'Кольцо' },
    'LineString',
    [
      [13.4, 52.52],
      [13.42, 52.521],
    ],
  ),
  feature({ highway: 'residential', name: 'Lange Straße' }, 'LineString', [
    [13.4, 52.515],
    [13.41, 52.515],
  ]),
  feature(
    { highway: 'residential', name: 'Straße des 17. Juni' },
    'LineString',
    [
      [13.4, 52.512],
      [13.41, 52.512],
    ],
  ),
  feature({ highway: 'footway', name: 'Steg' }, 'LineString', [
    [13.4, 52.51],
    [13.41, 52.51],
  ]),
  feature({ natural: 'water', name: 'See' }, 'Polygon', [
    [
      [13.39, 52.51],
      [13.395, 52.51],
      [13.395, 52.513],
      [13.39, 52.51],
    ],
  ]),
  feature({ leisure: 'park', name: 'Garten' }, 'MultiPolygon', [
    [
      [
        [13.38, 52.51],
        [13.385, 52.51],
        [13.385, 52.513],
        [13.38, 52.51],
      ],
    ],
  ]),
  feature(
    { place: 'suburb', name: 'Mitte', 'name:ru': 'Митте' },
    'Point',
    [13.4, 52.52],
  ),
  door('12', 13.402, 52.5152),
  door('12a', 13.403, 52.5152),
  feature(
    { 'addr:street': 'Straße des 17. Juni', 'addr:housenumber': '5' },
    'Point',
    [13.404, 52.5122],
  ),
];
