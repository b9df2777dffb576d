import { localTime } from '@/server/domain/availability/shop-time';
import { nearestAddress } from '@/example/city/gazetteer/gazetteer';
import { fromPlane, type LatLng } from '@/utils/address/geo';
import type {
  LibraryContent,
  ShopContent,
} from '@/example/city/content/content';
import { cityMap } from '@/example/city/map/streets';
import { hoursRows } from '@/example/city/seed/hours';
import { pictureOf } from '@/example/city/seed/pictures';
import { type Random, randomOf, uuidOf } from '@/scripts/lib/random';
import { CONTENT_LOCALES } from '@/example/city/seed/texts';
import type { CityRows, Row } from '@/example/city/seed/rows';
import { CENTER, zoneOf } from '@/example/city/seed/zones';

export const TIMEZONE = 'Asia/Tashkent';
const DAY_MS = 86_400_000;

/** A shop to be: its content, and what sets a copy in a bigger city apart. */
export interface ShopPlan {
  readonly library: LibraryContent;
  readonly content: ShopContent;
  /** 0 in the demo city; copies count up. */
  readonly copy: number;
  /** How many products it carries; omitted: what its content says. */
  readonly productCount?: number;
}

export interface PlannedShop extends ShopPlan {
  readonly id: number;
  readonly slug: string;
  readonly location: LatLng;
  readonly priceFactor: number;
  readonly random: Random;
}

/** A copy keeps its pictures, moves elsewhere and asks other prices. */
function placeOf({ content, copy }: ShopPlan, random: Random): LatLng {
  const [east, north] = copy
    ? [random.next() * 12 - 6, random.next() * 12 - 6]
    : content.at;
  return fromPlane(CENTER, east, north);
}

function shopRow(
  { content, id, library, location, random, slug }: PlannedShop,
  now: Date,
): Row<'shops'> {
  const [start, perKm, minimum] = content.delivery;
  const isNew = content.rating === null;
  const age = isNew ? random.whole(2, 18) : random.whole(60, 900);
  return {
    id,
    uuid: uuidOf(`shop ${slug}`),
    slug,
    type: library.type,
    verify: !isNew && random.chance(0.7),
    phone: `+99871${String(2_000_000 + random.whole(1, 999_999))}`,
    logoImg: pictureOf(`logo-${content.slug}`),
    backgroundImg: pictureOf(`cover-${content.slug}`),
    cardImg: pictureOf(`card-${content.slug}`),
    deliveryStartMinor: start,
    deliveryPerKmMinor: perKm,
    minAmountMinor: minimum,
    smallOrderFeeMinor: random.chance(0.5)
      ? random.pick([90, 120, 150, 190])
      : null,
    freeDeliveryFromMinor: random.chance(0.4)
      ? random.pick([2500, 3000, 3500, 4000])
      : null,
    taxPercent: random.chance(0.12) ? 2 : 0,
    serviceFeePercent: random.pick([0, 0, 0, 2, 3]),
    deliveryMinutesFrom: content.minutes[0],
    deliveryMinutesTo: content.minutes[1],
    latitude: location[0],
    longitude: location[1],
    timezone: TIMEZONE,
    ordersCount: isNew
      ? 0
      : Math.round((content.rating ?? 4) * random.whole(20, 400)),
    createdAt: new Date(+now - age * DAY_MS),
  };
}

/** The house of the map that stands where the shop is, in every language. */
function addTexts(
  rows: CityRows,
  { content, copy, id, location }: PlannedShop,
): void {
  const house = nearestAddress(cityMap(), location[0], location[1]);
  for (const [index, locale] of CONTENT_LOCALES.entries())
    rows.add('shopTranslations', {
      id: rows.id('shopTranslations'),
      shopId: id,
      locale,
      title: `${content.name[index]}${copy ? ` ${copy + 1}` : ''}`,
      description: content.description[index],
      address: `${house.street[index]} ${house.number}`,
    });
}

function addHours(
  rows: CityRows,
  { content, id }: PlannedShop,
  now: Date,
): void {
  const today = localTime(TIMEZONE, now);
  for (const row of hoursRows(content.hours, today.day))
    rows.add('shopWorkingDays', {
      id: rows.id('shopWorkingDays'),
      shopId: id,
      ...row,
    });
  if (content.hours === 'closed-today')
    rows.add('shopClosedDates', {
      id: rows.id('shopClosedDates'),
      shopId: id,
      day: today.date,
    });
}

function addTags(
  rows: CityRows,
  { content, id }: PlannedShop,
  tagIds: ReadonlyMap<string, number>,
): void {
  for (const tag of new Set(content.tags)) {
    const tagId = tagIds.get(tag);
    if (tagId === undefined)
      throw new Error(`shop ${content.slug}: no tag ${tag}`);
    rows.add('shopTags', { shopId: id, tagId });
  }
}

/** Plans a shop's own rows; its menu and reviews follow. */
export function planShop(
  rows: CityRows,
  plan: ShopPlan,
  given: {
    readonly now: Date;
    readonly tagIds: ReadonlyMap<string, number>;
    readonly categoryId: number;
  },
): PlannedShop {
  const slug = plan.copy
    ? `${plan.content.slug}-${plan.copy + 1}`
    : plan.content.slug;
  const random = randomOf(`shop ${slug}`);
  const shop: PlannedShop = {
    ...plan,
    id: rows.id('shops'),
    slug,
    random,
    location: placeOf(plan, random),
    priceFactor:
      plan.content.priceFactor * (plan.copy ? 0.9 + random.next() * 0.2 : 1),
  };
  rows.add('shops', shopRow(shop, given.now));
  addTexts(rows, shop);
  addHours(rows, shop, given.now);
  addTags(rows, shop, given.tagIds);
  rows.add('shopCategories', { shopId: shop.id, categoryId: given.categoryId });
  rows.add('deliveryZones', {
    id: rows.id('deliveryZones'),
    shopId: shop.id,
    area: zoneOf(shop.location, random),
  });
  for (const payment of rows.of('payments'))
    if (payment.id !== undefined)
      rows.add('shopPayments', {
        id: rows.id('shopPayments'),
        shopId: shop.id,
        paymentId: payment.id,
      });
  return shop;
}
