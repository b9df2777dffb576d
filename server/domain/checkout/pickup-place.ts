import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type BranchRow,
  findBranch,
} from '@/server/repositories/shop/shop-extras-repository';
import { atBranch } from '@/server/domain/availability/branch-hours';
import type { LoadedCart } from '@/server/domain/cart/load-cart';

/** A cart where it is handed over. */
interface PlacedCart {
  /** With the hours of that place. */
  readonly loaded: LoadedCart;
  /** Null: the shop itself, or it is brought. */
  readonly branch: BranchRow | null;
}

/**
 * The cart as it is fetched from a branch of its shop; a delivery is of the shop whatever branch was named. Throws
 * not_found for a branch that is not (or no longer) one of the shop's.
 */
export async function cartAtPlace(
  ctx: Pick<Ctx, 'db'>,
  loaded: LoadedCart,
  wish: { readonly type: 'delivery' | 'pickup'; readonly branchId?: number },
): Promise<PlacedCart> {
  if (wish.type !== 'pickup' || wish.branchId === undefined)
    return { loaded, branch: null };
  const branch = await findBranch(ctx.db, wish.branchId);
  if (branch?.shopId !== loaded.shop.id) throw new DomainError('not_found');
  return { loaded: { ...loaded, shop: atBranch(loaded.shop, branch) }, branch };
}
