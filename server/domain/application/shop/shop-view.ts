import { SHOP_SLUG_MAX } from '@/utils/application/application';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { latinSlug } from '@/utils/text/latin-slug';
import type { Db } from '@/server/db/client';
import { titleIn } from '@/server/domain/i18n/line-words';
import { DomainError } from '@/server/errors';
import {
  type CategoryRow,
  findSharedCategories,
} from '@/server/repositories/shop/category-repository';
import { foldText } from '@/utils/search/search-text';
import { nearNames } from '@/utils/text/near-names';
import type { Ctx } from '@/server/context';
import type { ShopDetailDto } from '@/server/contracts/application/shop';
import { type TakenWay, waysTaken } from '@/server/domain/settings/ways-to-pay';
import {
  type BranchRow,
  findBranches,
  findShopPictures,
} from '@/server/repositories/shop/shop-extras-repository';
import { findShopOwner } from '@/server/repositories/shop/shop-parts-repository';
import {
  findApprovedShop,
  type ShopRow,
} from '@/server/repositories/shop/shop-repository';
import { findShopId } from '@/server/repositories/shop/edit-shop-repository';
import { radiusOf } from '@/utils/application/zone';

/** A title as an address; '' where no letters are left: digits alone would be an id. */
export function shopSlug(title: string): string {
  const slug = latinSlug(title, SHOP_SLUG_MAX);
  return /[a-z]/.test(slug) ? slug : '';
}

type ShopType = 'restaurant' | 'shop';

const TRADE_OF: Readonly<Record<string, ShopType>> = {
  main: 'restaurant',
  shop: 'shop',
};

const namesOf = ({ slug, translations }: CategoryRow): readonly string[] => [
  slug,
  ...Object.values(translations).map(({ title }) => title),
];

/** Its title where nobody's language is asked for. */
const titleOf = ({ slug, translations }: CategoryRow): string =>
  titleIn(translations, DEFAULT_LOCALE) || slug;

/** The operator's command that makes a category. */
const madeBy = (name: string, type: ShopType): string =>
  `\`category add "${name}"${type === 'shop' ? ' --kind shop' : ''}\``;

/** Why a name is none of the categories that such a shop may have, and what mends it; it follows the field's name. */
function refusalOf(
  name: string,
  type: ShopType,
  known: readonly CategoryRow[],
  others: readonly CategoryRow[],
): string {
  const other = type === 'shop' ? 'restaurant' : 'shop';
  if (findCategory(name, others))
    return `"${name}" is a category of ${other}s, not of ${type}s.`;
  const meant = nearNames(name, known.flatMap(namesOf)).flatMap((near) => {
    const found = findCategory(near, known);
    return found ? titleOf(found) : [];
  });
  const guess = [...new Set(meant)].join(' or ');
  const there = known.length
    ? `There are: ${known.map(titleOf).join(', ')}. To make another`
    : 'There are none yet. To make it';
  const rest = guess
    ? `Did you mean ${guess}?`
    : `${there}: ${madeBy(name, type)}.`;
  return `there is no category "${name}" for a ${type}. ${rest}`;
}

const findCategory = (
  name: string,
  rows: readonly CategoryRow[],
): CategoryRow | undefined => {
  const wanted = foldText(name);
  return rows.find((row) =>
    namesOf(row).some((one) => foldText(one) === wanted),
  );
};

/**
 * The ids of the categories that a shop of this type is said to be in: by slug, or by title in any language. Throws
 * bad_request with every name that is none of them and what may have been meant.
 */
export async function tradeIds(
  db: Db,
  type: ShopType,
  names: readonly string[],
): Promise<readonly number[]> {
  const all = await findSharedCategories(db);
  const known = all.filter(({ kind }) => TRADE_OF[kind] === type);
  const others = all.filter(
    ({ kind }) => TRADE_OF[kind] && TRADE_OF[kind] !== type,
  );
  const found = names.map((name) => findCategory(name, known));
  const wrong = names.filter((_, index) => !found[index]);
  if (wrong.length)
    throw new DomainError('bad_request', {
      fields: {
        categories: wrong.map((name) => refusalOf(name, type, known, others)),
      },
    });
  return [...new Set(found.flatMap((row) => row?.id ?? []))];
}

/** The shop's categories that are in force, by position, as they are called where nobody's language is asked for. */
async function tradesOf(
  db: Db,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly title: string }[]> {
  if (!ids.length) return [];
  const rows = await findSharedCategories(db);
  return rows
    .filter(({ id }) => ids.includes(id))
    .map((row) => ({ id: row.id, title: titleOf(row) }));
}

type Zone = NonNullable<ShopDetailDto['zone']>;

/** A shop as its owner and the operator edit it. */
export interface EditedShop {
  readonly shop: ShopRow;
  /** Where it delivers: a circle around its point, where it is one; null: nowhere. */
  readonly zone: Zone | null;
  /** YYYY-MM-DD, from yesterday on. */
  readonly closedDays: readonly string[];
  readonly categories: Awaited<ReturnType<typeof tradesOf>>;
  /** Pictures beyond its cover, in their order. */
  readonly gallery: readonly string[];
  readonly branches: readonly BranchRow[];
  readonly payments: readonly TakenWay[];
  /** The house alone says how one may pay. */
  readonly isPaidByHouse: boolean;
  readonly owner: Awaited<ReturnType<typeof findShopOwner>>;
}

const DAY_MS = 86_400_000;

/** YYYY-MM-DD: what is before it has passed everywhere on earth, and is no longer of interest. */
export const yesterday = (now: Date): string =>
  new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);

/** Where a shop delivers as forms have it; null: nowhere. */
export function zoneOf({ latitude, longitude, zone }: ShopRow): Zone | null {
  if (!zone) return null;
  const radius = radiusOf(zone, { latitude, longitude });
  return radius === null
    ? { kind: 'polygon', points: zone.map(([lat, lng]) => [lat, lng]) }
    : { kind: 'radius', radius_km: radius };
}

/** A listed shop with all that may be changed of it, straight from the database. Throws not_found. */
export async function readShop(
  ctx: Ctx,
  id: number | null,
): Promise<EditedShop> {
  const { db, now } = ctx;
  const shop = id === null ? null : await findApprovedShop(db, id);
  if (!shop) throw new DomainError('not_found');
  const since = yesterday(now);
  const pictures = await findShopPictures(db, shop.id);
  const { byHouse, ways } = await waysTaken(ctx, shop.id);
  return {
    shop,
    zone: zoneOf(shop),
    closedDays: shop.closures
      .map(({ day }) => day)
      .filter((day) => day >= since),
    categories: await tradesOf(db, shop.categoryIds),
    gallery: pictures.map(({ img }) => img),
    branches: await findBranches(db, shop.id),
    payments: ways,
    isPaidByHouse: byHouse,
    owner: await findShopOwner(db, shop.ownerId),
  };
}

/** One shop by its id or slug. Throws not_found. */
export async function showShop(ctx: Ctx, key: string): Promise<EditedShop> {
  return readShop(ctx, await findShopId(ctx.db, key));
}
