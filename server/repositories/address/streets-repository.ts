import {
  and,
  asc,
  between,
  eq,
  gte,
  inArray,
  like,
  lte,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import {
  cityAddresses,
  cityMaps,
  cityShapes,
  cityStreets,
} from '@/server/db/schema/address/streets';

export type {
  Positions,
  StreetNames,
} from '@/server/db/schema/address/streets';
export type CityMapRow = typeof cityMaps.$inferSelect;
export type CityShapeRow = typeof cityShapes.$inferSelect;
export type CityStreetRow = typeof cityStreets.$inferSelect;
export type CityAddressRow = typeof cityAddresses.$inferSelect;

/** All that an import writes. */
export interface CityTables {
  readonly map: Omit<CityMapRow, 'id'>;
  readonly shapes: readonly Omit<CityShapeRow, 'id'>[];
  readonly streets: readonly CityStreetRow[];
  readonly addresses: readonly Omit<CityAddressRow, 'id'>[];
}

const ROWS = 1_000;
const MAP_ID = 1;

/** Removes the map with all that belongs to it. */
export async function deleteCity(db: Db): Promise<void> {
  await db.delete(cityMaps);
  await db.delete(cityShapes);
  await db.delete(cityStreets);
}

async function inParts<T>(
  rows: readonly T[],
  write: (part: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS)
    await write(rows.slice(start, start + ROWS));
}

/** Puts a map in the place of the one before, within the caller's transaction. */
export async function replaceCity(db: Db, city: CityTables): Promise<void> {
  await deleteCity(db);
  await db.insert(cityMaps).values({ ...city.map, id: MAP_ID });
  await inParts(city.shapes, (part) => db.insert(cityShapes).values(part));
  await inParts(city.streets, (part) => db.insert(cityStreets).values(part));
  await inParts(city.addresses, (part) =>
    db.insert(cityAddresses).values(part),
  );
}

/** The map's bounds and attribution; null: none was imported. */
export async function findCityMap(db: Db): Promise<CityMapRow | null> {
  const [row] = await db.select().from(cityMaps).limit(1);
  return row ?? null;
}

/** How much was imported. */
export async function countCity(db: Db) {
  return {
    shapes: await db.$count(cityShapes),
    streets: await db.$count(cityStreets),
    addresses: await db.$count(cityAddresses),
  };
}

/** What the map draws, in drawing order. */
export function findCityShapes(db: Db): Promise<CityShapeRow[]> {
  return db.select().from(cityShapes).orderBy(asc(cityShapes.id));
}

/** The streets whose names hold every one of the folded words, the shortest names first. */
export function findStreetsNamed(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<CityStreetRow[]> {
  // folded words have no signs that LIKE reads
  return db
    .select()
    .from(cityStreets)
    .where(and(...words.map((word) => like(cityStreets.foundBy, `%${word}%`))))
    .orderBy(sql`length(${cityStreets.foundBy})`, asc(cityStreets.id))
    .limit(limit);
}

/** The doors with one of these numbers on one of these streets. */
export function findDoors(
  db: Db,
  streetIds: readonly number[],
  houseKeys: readonly string[],
): Promise<CityAddressRow[]> {
  return db
    .select()
    .from(cityAddresses)
    .where(
      and(
        inArray(cityAddresses.streetId, [...streetIds]),
        inArray(cityAddresses.houseKey, [...houseKeys]),
      ),
    )
    .orderBy(asc(cityAddresses.id));
}

/** A rectangle around a point, in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The doors within a rectangle, with their streets. */
export function findDoorsIn(db: Db, { east, north, south, west }: Box) {
  return db
    .select({ door: cityAddresses, street: cityStreets })
    .from(cityAddresses)
    .innerJoin(cityStreets, eq(cityStreets.id, cityAddresses.streetId))
    .where(
      and(
        between(cityAddresses.latitude, south, north),
        between(cityAddresses.longitude, west, east),
      ),
    );
}

/** The streets that may touch a rectangle. */
export function findStreetsIn(
  db: Db,
  { east, north, south, west }: Box,
): Promise<CityStreetRow[]> {
  return db
    .select()
    .from(cityStreets)
    .where(
      and(
        lte(cityStreets.south, north),
        gte(cityStreets.north, south),
        lte(cityStreets.west, east),
        gte(cityStreets.east, west),
      ),
    );
}
