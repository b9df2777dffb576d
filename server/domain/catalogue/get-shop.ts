import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CatalogueShop,
  findShop,
  isGone,
  shopIndex,
} from './load-shop-index';

/** A listed shop by id, uuid or slug; not_found otherwise, with `data: {gone: true}` when it closed for good. */
export async function getShop(
  ctx: Pick<Ctx, 'db'>,
  key: number | string,
): Promise<CatalogueShop> {
  const index = await shopIndex(ctx.db);
  const shop = findShop(index, key);
  if (shop) return shop;
  throw new DomainError(
    'not_found',
    isGone(index, key) ? { data: { gone: true } } : {},
  );
}
