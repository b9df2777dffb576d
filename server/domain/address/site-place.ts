import type { Ctx } from '@/server/context';
import { cached } from '@/server/caches/catalogue-cache';
import type { SettingDto } from '@/server/contracts/settings';
import { shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { publicSettings } from '@/server/domain/settings/read-settings';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import type { Geocoder } from './geocoder';
import type { MapDrawing, MapSource } from './map-source';

/** The city of the example: served to a database that its seed has filled, and to no other. */
export interface ExampleCity {
  readonly geocoder: Geocoder;
  readonly map: MapSource;
}

/** Private setting that the example's seed makes. */
export const EXAMPLE_CITY_SETTING = 'example_city';

type PlaceCtx = Pick<Ctx, 'db' | 'example' | 'geocoder'>;

async function exampleOf({ db, example }: PlaceCtx) {
  const isExample = await cached(
    'settings:example',
    async () => (await findSettingValue(db, EXAMPLE_CITY_SETTING)) === '1',
  );
  return isExample ? example : null;
}

/** Who knows this site's addresses: the configured service, else the example's gazetteer; null: nobody. */
export async function siteGeocoder(ctx: PlaceCtx): Promise<Geocoder | null> {
  return ctx.geocoder ?? (await exampleOf(ctx))?.geocoder ?? null;
}

const ZONES_MOST = 300;

/** The shops' delivery zones alone, for a city that nobody has drawn. */
async function zonesDrawing({ db }: PlaceCtx): Promise<MapDrawing> {
  const { shops } = await shopIndex(db);
  const zones = shops.flatMap(({ zone }) => (zone?.length ? [zone] : []));
  return {
    type: 'FeatureCollection',
    grid: true,
    features: zones.slice(0, ZONES_MOST).map((zone) => ({
      type: 'Feature',
      properties: { kind: 'zone', name: '' },
      geometry: {
        type: 'Polygon',
        coordinates: [zone.map(([lat, lng]) => [lng, lat])],
      },
    })),
  };
}

/** The site's map, and how many seconds a browser may keep it. */
export async function siteMap(
  ctx: PlaceCtx,
  lang: string,
): Promise<{ readonly drawing: MapDrawing; readonly keptSeconds: number }> {
  const example = await exampleOf(ctx);
  return example
    ? { drawing: example.map.draw(lang), keptSeconds: 3_600 }
    : { drawing: await zonesDrawing(ctx), keptSeconds: 60 };
}

/** The public settings; `address_search` is off where nobody can look an address up. */
export async function siteSettings(ctx: PlaceCtx): Promise<SettingDto[]> {
  const rows = await publicSettings(ctx.db);
  return (await siteGeocoder(ctx))
    ? rows
    : [...rows, { id: 0, key: 'address_search', value: 'off' }];
}
