import type { Ctx } from '@/server/context';
import type { ShopDetailDto } from '@/server/contracts/application/shop';
import { type TakenWay, waysTaken } from '@/server/domain/settings/ways-to-pay';
import { DomainError } from '@/server/errors';
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
import { tradesOf } from './shop-trades';

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
