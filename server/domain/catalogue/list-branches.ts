import type { Ctx } from '@/server/context';
import {
  type BranchRow,
  findBranches,
  findShopPictures,
} from '@/server/repositories/shop-extras-repository';
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

/** The pictures of a shop beyond its cover; not_found without such a shop. */
export async function listShopPictures(
  ctx: Pick<Ctx, 'db'>,
  key: number | string,
): Promise<{ id: number; img: string }[]> {
  return findShopPictures(ctx.db, (await getShop(ctx, key)).id);
}
