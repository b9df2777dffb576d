import { randomUUID } from 'node:crypto';
import type { Geocoder, Place } from '@/server/domain/address/geocoder';
import { peopleDispatch } from '@/server/domain/order/dispatch';
import {
  ForgedEventError,
  type GatewayState,
  type PaymentGateway,
} from '@/server/domain/payment/payment-gateway';
import type { ExamplePlugIn } from '@/server/example/port';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import {
  distanceKm,
  fromPlane,
  type LatLng,
  toPlane,
} from '@/utils/address/geo';
import { localisedPath } from '@/utils/shell/routes';

/**
 * What the tests of the product have in place of the example (vitest.config.ts): a grid of streets, a provider of cards
 * that nobody pays at, a program at the other side of the chat.
 */

const CENTRE: LatLng = [EXAMPLE_LOCATION.latitude, EXAMPLE_LOCATION.longitude];
const REACH_KM = 7;
const APART_KM = 0.2;
const NAMES = ['Navoi Street', 'Bobur Street', 'Nukus Street'];
const DISTRICTS = [
  { name: 'West', at: fromPlane(CENTRE, -2, 0) },
  { name: 'East', at: fromPlane(CENTRE, 2, 0) },
];

/** Streets from west to east, the named ones in the middle. */
const streets = Array.from({ length: 120 }, (_, index) => {
  const side = index % 2 ? -1 : 1;
  return {
    name: NAMES[index] ?? `Street ${index}`,
    north: side * Math.ceil(index / 2) * APART_KM,
  };
});

function nearestDistrict(at: LatLng): string {
  const [west, east] = DISTRICTS;
  if (!west || !east) return '';
  return distanceKm(at, west.at) < distanceKm(at, east.at)
    ? west.name
    : east.name;
}

function placeOf(
  { name, north }: (typeof streets)[number],
  east: number,
  number: number | null,
): Place {
  const at = fromPlane(CENTRE, east, north);
  const house = number === null ? name : `${name} ${number}`;
  return {
    formatted_address: `${house}, ${nearestDistrict(at)}`,
    geometry: { location: { lat: at[0], lng: at[1] } },
  };
}

const geocoder: Geocoder = {
  isMetered: false,
  find: async (query) => {
    if ('point' in query) {
      const [east, north] = toPlane(CENTRE, query.point);
      if (Math.hypot(east, north) > REACH_KM) return [];
      const [street] = streets.toSorted(
        (a, b) => Math.abs(a.north - north) - Math.abs(b.north - north),
      );
      const number = 1 + Math.round((east + REACH_KM) * 50);
      return street ? [placeOf(street, east, number)] : [];
    }
    const [typed = ''] = query.text.trim().toLowerCase().split(',');
    const [, words = '', digits] = /^(.*?)\s*(\d+)?$/.exec(typed) ?? [];
    const number = digits ? Number(digits) : null;
    return streets
      .filter(({ name }) => name.toLowerCase().includes(words))
      .slice(0, 5)
      .map((street) => placeOf(street, (number ?? 0) / 50, number));
  },
};

const position = ([lat, lng]: LatLng) => [lng, lat] as const;

const features = [
  ...streets.map(({ name, north }) => ({
    type: 'Feature',
    properties: { kind: 'street', name },
    geometry: {
      type: 'LineString',
      coordinates: [-REACH_KM, REACH_KM].map((east) =>
        position(fromPlane(CENTRE, east, north)),
      ),
    },
  })),
  ...DISTRICTS.map(({ at, name }) => ({
    type: 'Feature',
    properties: { kind: 'district', name },
    geometry: { type: 'Point', coordinates: position(at) },
  })),
];

const states = new Map<string, GatewayState>();

const gateway: PaymentGateway = {
  tag: 'sandbox',
  open: async ({ lang, returnUrl }) => {
    const ref = randomUUID();
    states.set(ref, { kind: 'open' });
    const path = localisedPath(`/payments/sandbox/${ref}`, lang);
    return { ref, url: new URL(path, returnUrl).href };
  },
  look: async (ref) => states.get(ref) ?? { kind: 'closed' },
  close: async (ref) => {
    states.set(ref, { kind: 'closed' });
    return { kind: 'closed' };
  },
  refund: async () => 'refused',
  readEvent: async () => {
    throw new ForgedEventError('nobody sends any');
  },
};

export const example: ExamplePlugIn | null = {
  location: EXAMPLE_LOCATION,
  city: {
    geocoder,
    map: { draw: () => ({ type: 'FeatureCollection', features }) },
  },
  pictures: {
    folder: 'public/images',
    drawn: async () => null,
  },
  desk: {
    whoAnswers: ({ handedOverAt, role }) =>
      handedOverAt
        ? { agent: null, isSimulated: false }
        : {
            agent: role === 'admin' ? 'Kamola (demo)' : null,
            isSimulated: true,
          },
  },
  dispatch: () => peopleDispatch,
  seed: async () => null,
  empty: async () => undefined,
  complete: async () => undefined,
  sandbox: () => ({
    gateway,
    mount: () => undefined,
    start: () => undefined,
  }),
  start: () => undefined,
};
