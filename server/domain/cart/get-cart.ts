import type { Ctx, UserCtx } from '@/server/context';
import { findActiveCart } from '@/server/repositories/cart/cart-repository';
import {
  findPart,
  type PartRef,
} from '@/server/repositories/cart/user-cart-repository';
import { type ActorCart, ownerPart, requireOpenPart } from './cart-actor';
import { loadCart } from './load-cart';
import { loadOwnCart, type OwnCart } from './own-cart';

/** The caller's active cart, or null (api-contract.md §2 Cart). */
export async function findOwnCart(ctx: UserCtx): Promise<OwnCart | null> {
  const cart = await findActiveCart(ctx.db, ctx.user.id);
  if (!cart) return null;
  const loaded = await loadCart(ctx, cart);
  return { ...loaded, own: ownerPart(loaded.members, cart) };
}

/** This part and its cart; not_found, with the reason, once it is gone, ordered or the member removed. */
export async function getPart(ctx: Ctx, partRef: PartRef): Promise<ActorCart> {
  return requireOpenPart(await findPart(ctx.db, partRef), { writing: false });
}

/** The whole cart that this part belongs to; throws as getPart does. */
export async function getCartOfPart(
  ctx: Ctx,
  partRef: PartRef,
): Promise<OwnCart> {
  return loadOwnCart(ctx, await getPart(ctx, partRef));
}

/** Whether this part belongs to a cart that can still be filled. */
export async function hasLivingCart(
  ctx: Ctx,
  partRef: PartRef,
): Promise<boolean> {
  const found = await findPart(ctx.db, partRef);
  return found?.cart.status === 'active' && !found.own.ended;
}

/** Whether this part was taken by this account. */
export async function isPartOf(
  ctx: Ctx,
  partRef: PartRef,
  userId: number,
): Promise<boolean> {
  return (await findPart(ctx.db, partRef))?.own.userId === userId;
}
