import type { Ctx, UserCtx } from '@/server/context';
import { findActiveCart } from '@/server/repositories/cart/cart-repository';
import {
  findSeat,
  type Seat,
} from '@/server/repositories/cart/user-cart-repository';
import { type ActorCart, ownerPart, requireSeat } from './cart-actor';
import { loadCart } from './load-cart';
import { loadOwn, type OwnCart } from './make-way';

/** The caller's active cart, or null (api-contract.md §2 Cart). */
export async function findOwnCart(ctx: UserCtx): Promise<OwnCart | null> {
  const cart = await findActiveCart(ctx.db, ctx.user.id);
  if (!cart) return null;
  const loaded = await loadCart(ctx, cart);
  return { ...loaded, own: ownerPart(loaded.members, cart) };
}

/** This part and its cart; not_found, with the reason, once it is gone, ordered or the member removed. */
export async function getSeat(ctx: Ctx, seat: Seat): Promise<ActorCart> {
  return requireSeat(await findSeat(ctx.db, seat), { writing: false });
}

/** The whole cart that this part belongs to; throws as getSeat does. */
export async function getSeatCart(ctx: Ctx, seat: Seat): Promise<OwnCart> {
  return loadOwn(ctx, await getSeat(ctx, seat));
}

/** Whether this part belongs to a cart that can still be filled. */
export async function hasLivingCart(ctx: Ctx, seat: Seat): Promise<boolean> {
  const found = await findSeat(ctx.db, seat);
  return found?.cart.status === 'active' && !found.own.ended;
}

/** Whether this part was taken by this account. */
export async function isSeatOf(
  ctx: Ctx,
  seat: Seat,
  userId: number,
): Promise<boolean> {
  return (await findSeat(ctx.db, seat))?.own.userId === userId;
}
