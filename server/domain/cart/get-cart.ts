import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { findActiveCart } from '@/server/repositories/cart-repository';
import { loadCart, type LoadedCart } from './load-cart';

/** The caller's active cart; not_found when there is none (api-contract.md §2 Cart). */
export async function getCart(ctx: UserCtx): Promise<LoadedCart> {
  const cart = await findActiveCart(ctx.db, ctx.user.id);
  if (!cart) throw new DomainError('not_found');
  return loadCart(ctx.db, cart);
}
