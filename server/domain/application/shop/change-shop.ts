import { type Ctx, inTransaction } from '@/server/context';
import type { ShopChange } from '@/server/contracts/operator/shop';
import { DomainError } from '@/server/errors';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import {
  findShopId,
  lockShop,
  putClosedDays,
  putHours,
  putShopCategories,
  putShopWords,
  putZone,
  updateShop,
} from '@/server/repositories/shop/edit-shop-repository';
import {
  findApprovedShop,
  type ShopRow,
} from '@/server/repositories/shop/shop-repository';
import { plainPhone } from '@/utils/account/field-rules';
import { shopProblems } from '@/utils/application/seller-problems';
import { radiusOf, zoneRing } from '@/utils/application/zone';
import { toMinor } from '@/utils/money/money';
import { tradeIds, tradeNames } from './shop-trades';

/** A shop as the operator edits it. */
export interface EditedShop {
  readonly shop: ShopRow;
  /** Where it delivers: a circle around its point, where it is one; null: nowhere. */
  readonly zone: NonNullable<ShopChange['zone']> | null;
  /** YYYY-MM-DD, from yesterday on. */
  readonly closedDays: readonly string[];
  /** What its categories are called. */
  readonly categories: readonly string[];
}

const DAY_MS = 86_400_000;

/** What has passed everywhere on earth is no longer of interest. */
const yesterday = (now: Date): string =>
  new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);

function zoneOf({ latitude, longitude, zone }: ShopRow): EditedShop['zone'] {
  if (!zone) return null;
  const radius = radiusOf(zone, { latitude, longitude });
  return radius === null
    ? { kind: 'polygon', points: zone.map(([lat, lng]) => [lat, lng]) }
    : { kind: 'radius', radius_km: radius };
}

async function viewOf({ db, now }: Ctx, shop: ShopRow): Promise<EditedShop> {
  const since = yesterday(now);
  const days = shop.closures.map(({ day }) => day);
  return {
    shop,
    zone: zoneOf(shop),
    closedDays: days.filter((day) => day >= since),
    categories: await tradeNames(db, shop.categoryIds),
  };
}

async function shopOf({ db }: Ctx, id: number | null): Promise<ShopRow> {
  const shop = id === null ? null : await findApprovedShop(db, id);
  if (!shop) throw new DomainError('not_found');
  return shop;
}

/** One shop by its id or slug, with what may be changed of it. Throws not_found. */
export async function showShop(ctx: Ctx, key: string): Promise<EditedShop> {
  return viewOf(ctx, await shopOf(ctx, await findShopId(ctx.db, key)));
}

type Words = Record<
  string,
  { title?: string; description?: string; address?: string }
>;

/** Every language's words as they are to be; undefined where the change says none. */
function wordsOf(
  { translations: known }: ShopRow,
  { translations }: ShopChange,
): Words | undefined {
  if (!translations) return undefined;
  const all: Words = {};
  for (const [locale, { address, description, title }] of Object.entries(known))
    all[locale] = {
      title,
      description: description ?? undefined,
      address: address ?? undefined,
    };
  for (const [locale, words] of Object.entries(translations))
    if (words) all[locale] = { ...all[locale], ...words };
    else delete all[locale];
  return all;
}

function requireGood(
  { hours, phone }: ShopChange,
  merged: Pick<ShopChange, 'location' | 'zone'> & { translations?: Words },
): void {
  const untitled = Object.entries(merged.translations ?? {}).filter(
    ([, { title }]) => !title,
  );
  const fields = {
    ...shopProblems({ hours, phone, ...merged }),
    ...Object.fromEntries(
      untitled.map(([locale]) => [
        `translations.${locale}.title`,
        ['validation.required'],
      ]),
    ),
  };
  if (Object.keys(fields).length)
    throw new DomainError('bad_request', { fields });
}

const minor = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : toMinor(amount);

async function write(
  { db, now }: Ctx,
  id: number,
  {
    categoryIds,
    change,
    ring,
    words,
  }: {
    readonly categoryIds: readonly number[] | undefined;
    readonly change: ShopChange;
    readonly ring: ReturnType<typeof zoneRing> | null;
    readonly words: Words | undefined;
  },
): Promise<void> {
  await updateShop(db, id, {
    ...change.location,
    phone: change.phone && plainPhone(change.phone),
    logoImg: change.logo_img,
    backgroundImg: change.background_img,
    // a card shows the new cover, too
    cardImg: change.background_img === undefined ? undefined : null,
    minAmountMinor: minor(change.min_amount),
    deliveryStartMinor: minor(change.price),
    deliveryPerKmMinor: minor(change.price_per_km),
  });
  if (ring) await putZone(db, id, ring);
  if (categoryIds) await putShopCategories(db, id, categoryIds);
  const open = change.hours?.filter(({ disabled }) => !disabled);
  if (open)
    await putHours(
      db,
      id,
      open.map(({ day, from, to }) => ({ day, opensAt: from, closesAt: to })),
    );
  if (words)
    await putShopWords(
      db,
      id,
      Object.entries(words).map(
        ([locale, { address, description, title = '' }]) => ({
          locale,
          title,
          description: description ?? null,
          address: address ?? null,
        }),
      ),
    );
  const { closed_days: days } = change;
  if (days) await putClosedDays(db, id, { days, since: yesterday(now) });
}

/**
 * Changes what is given of a shop; every process reads it anew. A round zone moves with the shop's point. Throws not_found,
 * bad_request with the fields that a shop cannot have, as an application cannot.
 */
export function changeShop(
  ctx: Ctx,
  key: string,
  change: ShopChange,
): Promise<EditedShop> {
  return inTransaction(ctx, async (tx) => {
    const shop = await shopOf(tx, await lockShop(tx.db, key));
    const location = change.location ?? shop;
    const isElsewhere = change.zone ?? change.location;
    const zone = isElsewhere
      ? (change.zone ?? zoneOf(shop) ?? undefined)
      : undefined;
    const words = wordsOf(shop, change);
    requireGood(change, { location, zone, translations: words });
    const categoryIds =
      change.categories &&
      (await tradeIds(tx.db, shop.type, change.categories));
    const ring = zone ? zoneRing(zone, location) : null;
    await write(tx, shop.id, { categoryIds, change, ring, words });
    await notifyCatalogueChanged(tx.db, 'shops:');
    return viewOf(tx, await shopOf(tx, shop.id));
  });
}
