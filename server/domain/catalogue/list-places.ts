import type { Ctx } from '@/server/context';
import { distanceKm, type LatLng } from '@/utils/address/geo';
import { fallbackOrder } from '@/utils/i18n/site-languages';
import { type CatalogueShop, shopIndex } from './load-shop-index';

const PER_PAGE = 200;

/** Of names that begin with a digit or a sign. */
const OTHER = '#';

interface District {
  /** Its place among the map's. */
  readonly id: number;
  readonly title: string;
  readonly at: LatLng;
}

interface Place {
  readonly shop: CatalogueShop;
  readonly title: string;
  readonly letter: string;
  readonly district: District | null;
}

export interface PlacesQuery {
  readonly page: number;
  /** Only those of one district of the map. */
  readonly district?: number;
}

interface DrawnDistrict {
  readonly properties: { readonly kind: string; readonly name: string };
  readonly geometry: {
    readonly type: string;
    readonly coordinates: readonly [number, number];
  };
}

/** The districts among the features of a map. */
function districtsOf(features: readonly unknown[]): District[] {
  return features
    .map((feature) => feature as DrawnDistrict)
    .filter(
      ({ geometry, properties }) =>
        properties.kind === 'district' && geometry.type === 'Point',
    )
    .map(({ geometry: { coordinates }, properties }, index) => ({
      id: index + 1,
      title: properties.name,
      at: [coordinates[1], coordinates[0]],
    }));
}

function nearest(districts: readonly District[], at: LatLng): District | null {
  let best: { district: District; km: number } | null = null;
  for (const district of districts) {
    const km = distanceKm(at, district.at);
    if (!best || km < best.km) best = { district, km };
  }
  return best?.district ?? null;
}

/** As a place is called in a language, else in the site's first one, in English, or in any. */
function titleOf({ translations }: CatalogueShop, lang: string): string {
  const found = fallbackOrder(lang, translations).find(
    (code) => translations[code]?.title,
  );
  return found === undefined ? '' : (translations[found]?.title ?? '');
}

/** The letter a name stands under: without accents, and no digit or sign. */
function letterOf(title: string, lang: string): string {
  const [first = ''] = title.normalize('NFD').match(/[\p{L}\p{Nd}]/u) ?? [];
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase(lang) : OTHER;
}

/** How many there are of each, in the order in which they come. */
function countBy<T, K>(
  rows: readonly T[],
  keyOf: (row: T) => K,
): Map<K, { count: number; first: number }> {
  const counts = new Map<K, { count: number; first: number }>();
  rows.forEach((row, index) => {
    const known = counts.get(keyOf(row));
    if (known) known.count += 1;
    else counts.set(keyOf(row), { count: 1, first: index });
  });
  return counts;
}

/**
 * Every approved place by its name in the asked language, wherever it delivers: a page of them, how many there are under
 * each letter and on which page they begin, and how many in each district of the map's `features`.
 */
export async function listPlaces(
  ctx: Pick<Ctx, 'db' | 'lang'>,
  features: readonly unknown[],
  { district, page }: PlacesQuery,
) {
  const { lang } = ctx;
  const districts = districtsOf(features);
  const collator = new Intl.Collator(lang, { numeric: true });
  const { shops } = await shopIndex(ctx.db);
  const all = shops
    .map((shop): Place => {
      const title = titleOf(shop, lang);
      const at: LatLng = [shop.latitude, shop.longitude];
      return {
        shop,
        title,
        letter: letterOf(title, lang),
        district: nearest(districts, at),
      };
    })
    .sort(
      (a, b) =>
        Number(a.letter === OTHER) - Number(b.letter === OTHER) ||
        collator.compare(a.letter, b.letter) ||
        collator.compare(a.title, b.title) ||
        a.shop.id - b.shop.id,
    );
  const inDistrict = countBy(all, (place) => place.district?.id);
  const shown =
    district === undefined
      ? all
      : all.filter((place) => place.district?.id === district);
  return {
    places: shown.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    letters: [...countBy(shown, ({ letter }) => letter)].map(
      ([letter, { count, first }]) => ({
        letter,
        count,
        page: Math.floor(first / PER_PAGE) + 1,
      }),
    ),
    districts: districts
      .map(({ id, title }) => ({
        id,
        title,
        count: inDistrict.get(id)?.count ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => collator.compare(a.title, b.title)),
    total: shown.length,
    page,
    last_page: Math.max(1, Math.ceil(shown.length / PER_PAGE)),
  };
}
