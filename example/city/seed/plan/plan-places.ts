import { nearestAddress } from '@/example/city/gazetteer/gazetteer';
import { houseName, placeName } from '@/example/city/gazetteer/place-name';
import { fromPlane } from '@/utils/address/geo';
import { LOCALES } from '@/utils/i18n/locales';
import { cityMap } from '@/example/city/map/streets';
import { hoursRows } from '@/example/city/seed/hours';
import { pictureOf } from '@/example/city/seed/pictures';
import type { PlannedShop } from './plan-shop';
import { type Random, randomOf } from '@/scripts/lib/random';
import type { CityRows, Row } from '@/example/city/seed/rows';
import { CENTER } from '@/example/city/seed/zones';

const DISHES_SHOWN = 4;
const BRANCHED_SHARE = 0.25;
/** How far from the middle of the city a branch may be, in kilometres. */
const REACH_KM = 5;
const LIKED = 5;

/** The room, the table and some dishes: what a shop would hang on its wall. */
function planGallery(
  rows: CityRows,
  { content, id }: PlannedShop,
  random: Random,
): void {
  const dishes = rows
    .of('products')
    .filter(({ addon, img, shopId }) => shopId === id && !addon && img)
    .map(({ img }) => img ?? '');
  const pictures = [
    pictureOf(`cover-${content.slug}`),
    pictureOf(`card-${content.slug}`),
    ...random.shuffled([...new Set(dishes)]).slice(0, DISHES_SHOWN),
  ];
  for (const [position, img] of pictures.entries())
    rows.add('shopGalleries', {
      id: rows.id('shopGalleries'),
      shopId: id,
      img,
      position,
    });
}

/** The name of the brand and, as its description, the house where the branch is, in every language. */
function branchTexts(
  { content }: PlannedShop,
  [latitude, longitude]: readonly [number, number],
): Row<'branches'>['translations'] {
  const { number, street } = nearestAddress(cityMap(), latitude, longitude);
  const [english, arabic, russian] = content.name;
  const own: Readonly<Record<string, string>> = { ar: arabic, ru: russian };
  return Object.fromEntries(
    LOCALES.map(({ code }) => [
      code,
      {
        title: own[code] ?? english,
        description: houseName(placeName(street, code), number, code),
      },
    ]),
  );
}

/** Some brands have one or two more doors in the city. */
function planBranches(rows: CityRows, shop: PlannedShop, random: Random): void {
  if (!random.chance(BRANCHED_SHARE)) return;
  const hours = hoursRows('day', 'monday').map(
    ({ closesAt: to, day, opensAt: from }) => ({ day, from, to }),
  );
  for (let position = random.whole(0, 1); position < 2; position += 1) {
    const away = (): number => (random.next() * 2 - 1) * REACH_KM;
    const location = fromPlane(CENTER, away(), away());
    rows.add('branches', {
      id: rows.id('branches'),
      shopId: shop.id,
      latitude: location[0],
      longitude: location[1],
      phone: `+99871${2_000_000 + random.whole(1, 999_999)}`,
      hours,
      translations: branchTexts(shop, location),
      position,
    });
  }
}

/** Each deal with a name is told as a story about its first product. */
function planStories(rows: CityRows, shop: PlannedShop): void {
  for (const deal of rows.of('discounts')) {
    if (deal.shopId !== shop.id || !deal.translations) continue;
    const { productId } =
      rows
        .of('productDiscounts')
        .find(({ discountId }) => discountId === deal.id) ?? {};
    const product = rows.of('products').find(({ id }) => id === productId);
    if (!product?.img) continue;
    rows.add('stories', {
      id: rows.id('stories'),
      shopId: shop.id,
      productId,
      img: product.img,
      translations: deal.translations,
      startsAt: deal.startsAt,
      endsAt: deal.endsAt,
    });
  }
}

/** Plans what a shop shows of itself beside its menu: pictures, other places of the brand, stories. */
export function planPlaces(rows: CityRows, shop: PlannedShop): void {
  const random = randomOf(`places ${shop.slug}`);
  planGallery(rows, shop, random);
  planBranches(rows, shop, random);
  planStories(rows, shop);
}

/** The demo customer likes some places of different kinds, the last one most recently. */
export function planLikes(
  rows: CityRows,
  shops: readonly PlannedShop[],
  { now, userId }: { readonly userId: number; readonly now: Date },
): void {
  for (const [index, { id }] of shops.slice(0, LIKED).entries())
    rows.add('likes', {
      userId,
      shopId: id,
      createdAt: new Date(+now - (LIKED - index) * 86_400_000),
    });
}
