import type { UserCtx } from '@/server/context';
import { findActiveCart } from '@/server/repositories/cart/cart-repository';
import { loadCart, type LoadedCart } from './load-cart';

/** The caller's active cart, or null (api-contract.md §2 Cart). */
export async function findCart(ctx: UserCtx): Promise<LoadedCart | null> {
  const cart = await findActiveCart(ctx.db, ctx.user.id);
  return cart && loadCart(ctx, cart);
}
