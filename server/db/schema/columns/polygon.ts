import { customType } from 'drizzle-orm/pg-core';

type LatLng = readonly [latitude: number, longitude: number];

/** PostgreSQL's own polygon; in code a ring of [latitude, longitude]. */
export const polygon = customType<{ data: LatLng[]; driverData: string }>({
  dataType: () => 'polygon',
  toDriver: (ring) =>
    `(${ring.map(([lat, lng]) => `(${lat},${lng})`).join(',')})`,
  fromDriver: (value) =>
    [...value.matchAll(/\(([-\d.e+]+),([-\d.e+]+)\)/g)].map((match): LatLng => [
      Number(match[1]),
      Number(match[2]),
    ]),
});
