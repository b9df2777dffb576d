import type { Ctx } from '@/server/context';
import { DomainError, orNotFound } from '@/server/errors';
import {
  type BranchRow,
  findBranch,
  findBranches,
  findShopPictures,
} from '@/server/repositories/shop/shop-extras-repository';
import { atBranch } from '../availability/branch-hours';
import { getShop } from './get-shop';
import type { CatalogueShop } from './load-shop-index';

/** The other places of a shop's brand, with the shop whose clock they keep; not_found without such a shop. */
export async function listBranches(
  ctx: Pick<Ctx, 'db'>,
  key: number | string,
): Promise<{ shop: CatalogueShop; branches: readonly BranchRow[] }> {
  const shop = await getShop(ctx, key);
  return { shop, branches: await findBranches(ctx.db, shop.id) };
}

/** One such place with its shop; not_found without it or when its shop is not listed. */
export async function getBranch(
  ctx: Pick<Ctx, 'db'>,
  id: number,
): Promise<{ shop: CatalogueShop; branch: BranchRow }> {
  const branch = orNotFound(await findBranch(ctx.db, id));
  return { branch, shop: await getShop(ctx, branch.shopId) };
}

/**
 * A shop with the hours of the place one fetches from: a branch of its own, without one the shop's. Throws not_found
 * for a branch of another shop.
 */
export async function getPlace(
  ctx: Pick<Ctx, 'db'>,
  key: number | string,
  branchId?: number,
): Promise<CatalogueShop> {
  const shop = await getShop(ctx, key);
  if (branchId === undefined) return shop;
  const branch = await findBranch(ctx.db, branchId);
  if (branch?.shopId !== shop.id) throw new DomainError('not_found');
  return atBranch(shop, branch);
}

/** The pictures of a shop beyond its cover; not_found without such a shop. */
export async function listShopPictures(
  ctx: Pick<Ctx, 'db'>,
  key: number | string,
): Promise<{ id: number; img: string }[]> {
  return findShopPictures(ctx.db, (await getShop(ctx, key)).id);
}
