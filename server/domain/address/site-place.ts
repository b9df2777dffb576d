import type { Ctx } from '@/server/context';
import type { SettingDto } from '@/server/contracts/settings';
import { titleIn } from '@/server/domain/i18n/line-words';
import { shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { publicEnv } from '@/utils/env';
import {
  isExampleSite,
  publicSettings,
} from '@/server/domain/settings/read-settings';
import type { Geocoder } from './geocoder';
import type { MapDrawing } from './map-source';
import { hasStreets, streetsDrawing } from './streets/city-streets';
import { streetGeocoder } from './streets/street-geocoder';

export { EXAMPLE_CITY_SETTING } from '@/server/domain/settings/read-settings';

type PlaceCtx = Pick<Ctx, 'db' | 'example' | 'geocoder'>;

async function exampleOf({ db, example }: PlaceCtx) {
  return (await isExampleSite(db)) ? example : null;
}

/** Who knows this site's addresses: the configured service, the imported streets, the example's gazetteer; null: nobody. */
export async function siteGeocoder(ctx: PlaceCtx): Promise<Geocoder | null> {
  if (ctx.geocoder) return ctx.geocoder;
  if (await hasStreets(ctx.db)) return streetGeocoder(ctx.db);
  return (await exampleOf(ctx))?.geocoder ?? null;
}

const ZONES_MOST = 300;
/** A map that an operator may replace at any moment. */
const KEPT_SECONDS = 60;

/** The shops' delivery zones alone, each with the shop's name, for a city that nobody has drawn. */
async function zonesDrawing(
  { db }: PlaceCtx,
  lang: string,
): Promise<MapDrawing> {
  const { shops } = await shopIndex(db);
  const zones = shops.flatMap(({ translations, zone }) =>
    zone?.length ? [{ name: titleIn(translations, lang), zone }] : [],
  );
  return {
    type: 'FeatureCollection',
    grid: true,
    features: zones.slice(0, ZONES_MOST).map(({ name, zone }) => ({
      type: 'Feature',
      properties: { kind: 'zone', name },
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
  const streets = await streetsDrawing(ctx.db, lang);
  if (streets) return { drawing: streets, keptSeconds: KEPT_SECONDS };
  const example = await exampleOf(ctx);
  return example
    ? { drawing: example.map.draw(lang), keptSeconds: 3_600 }
    : { drawing: await zonesDrawing(ctx, lang), keptSeconds: KEPT_SECONDS };
}

/** What the site lacks to know its city, each with what mends it, in words for the operator. */
export async function placeProblems(ctx: PlaceCtx): Promise<string[]> {
  const rows = await publicSettings(ctx.db);
  const lacks = (key: string): boolean =>
    !rows.some((row) => row.key === key && row.value);
  const hasMap =
    publicEnv.mapTilesUrl !== '' ||
    (await hasStreets(ctx.db)) ||
    (await exampleOf(ctx)) !== null;
  return [
    ...((await siteGeocoder(ctx))
      ? []
      : [
          'Nobody looks addresses up: customers type theirs and put a pin. `npm run operator -- streets import city.geojson` brings your city, or set GEOCODER_URL.',
        ]),
    ...(hasMap
      ? []
      : [
          'Maps are a grid without streets: `npm run operator -- streets import city.geojson` draws your city.',
        ]),
    ...(lacks('country')
      ? [
          'The site has no country, which gives phone code and unit of distance: `npm run operator -- setting set country DE`.',
        ]
      : []),
    ...(lacks('center')
      ? [
          'The site has no centre, and no shop whose place could be one: `npm run operator -- setting set center "52.52, 13.405"`.',
        ]
      : []),
  ];
}

/** The public settings; `address_search` is off where nobody can look an address up. */
export async function siteSettings(ctx: PlaceCtx): Promise<SettingDto[]> {
  const rows = await publicSettings(ctx.db);
  return (await siteGeocoder(ctx))
    ? rows
    : [...rows, { id: 0, key: 'address_search', value: 'off' }];
}
