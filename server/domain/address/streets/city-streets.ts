import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { cached } from '@/server/caches/catalogue-cache';
import { badFields } from '@/server/errors';
import type { OperatorStreetsDto } from '@/server/contracts/operator/streets';
import {
  type CityShapeRow,
  countCity,
  deleteCity,
  findCityMap,
  findCityShapes,
  replaceCity,
} from '@/server/repositories/address/streets-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import type { MapDrawing } from '../map-source';
import { FEATURES_MOST, readCity } from './read-city';
import { nameIn } from './street-geocoder';

const CACHE = 'streets:';

/** The operator's own map of the city; null: none was imported. From the process's cache. */
const cityMap = (db: Ctx['db']) => cached(`${CACHE}map`, () => findCityMap(db));

/** Whether the operator has imported a map. */
export const hasStreets = async (db: Ctx['db']): Promise<boolean> =>
  (await cityMap(db)) !== null;

function geometryOf({ form, rings }: CityShapeRow) {
  if (form === 'polygon') return { type: 'Polygon', coordinates: rings };
  const [line = []] = rings;
  return form === 'line'
    ? { type: 'LineString', coordinates: line }
    : { type: 'Point', coordinates: line[0] };
}

/** The operator's own map with names in a language; null: none was imported. */
export async function streetsDrawing(
  db: Ctx['db'],
  lang: string,
): Promise<MapDrawing | null> {
  const map = await cityMap(db);
  if (!map) return null;
  const shapes = await cached(`${CACHE}shapes`, () => findCityShapes(db));
  return {
    type: 'FeatureCollection',
    ...(map.attribution && { attribution: map.attribution }),
    features: shapes.map((shape) => ({
      type: 'Feature',
      properties: {
        kind: shape.kind,
        name: nameIn(shape.names, lang),
        ...(shape.width !== null && { width: shape.width }),
      },
      geometry: geometryOf(shape),
    })),
  };
}

/** What was imported; null: nothing. */
export async function getStreets({
  db,
}: Pick<Ctx, 'db'>): Promise<OperatorStreetsDto | null> {
  const map = await findCityMap(db);
  if (!map) return null;
  const { attribution, east, importedAt, north, south, west } = map;
  return {
    attribution,
    bounds: [west, south, east, north],
    imported_at: importedAt.toISOString(),
    ...(await countCity(db)),
  };
}

/**
 * Puts a city in the place of the one before: all of it or nothing, for every process. Throws bad_request that names
 * what is wrong by the features' numbers.
 */
export async function importStreets(
  ctx: Ctx,
  given: {
    readonly attribution: string;
    readonly features: readonly unknown[];
  },
): Promise<OperatorStreetsDto | null> {
  const { attribution, features } = given;
  const refuse = (problems: readonly string[]): never => {
    throw badFields({ city: [...problems] });
  };
  if (features.length > FEATURES_MOST)
    refuse([
      `The file has ${features.length} features; ${FEATURES_MOST} are the most.`,
    ]);
  const city = readCity(features, { attribution, now: ctx.now });
  if ('problems' in city) return refuse(city.problems);
  return inTransaction(ctx, async (tx) => {
    await replaceCity(tx.db, city);
    await notifyCatalogueChanged(tx.db, CACHE);
    return getStreets(tx);
  });
}

/** Removes the operator's map, for every process. */
export function clearStreets(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    await deleteCity(db);
    await notifyCatalogueChanged(db, CACHE);
  });
}
