import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { type CatalogueShop, findShop, shopIndex } from './load-shop-index';

/** An approved shop by id or uuid; not_found otherwise. */
export async function getShop(
  ctx: Pick<Ctx, 'db'>,
  idOrUuid: number | string,
): Promise<CatalogueShop> {
  const shop = findShop(await shopIndex(ctx.db), idOrUuid);
  if (!shop) throw new DomainError('not_found');
  return shop;
}
