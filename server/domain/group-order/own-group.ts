import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CartRow,
  lockCart,
} from '@/server/repositories/cart/cart-repository';
import type { UserCartRow } from '@/server/repositories/cart/user-cart-repository';
import { ownerPart } from '@/server/domain/cart/cart-actor';
import { loadCart } from '@/server/domain/cart/load-cart';
import type { OwnCart } from '@/server/domain/cart/own-cart';
import { tellCart } from '@/server/domain/cart/tell-cart';

/** The caller's active cart of this id, held until the transaction ends; not_found when it is not theirs, or ordered. */
export async function holdOwnCart(
  tx: UserCtx,
  cartId: number,
): Promise<CartRow> {
  const cart = await lockCart(tx.db, tx.user.id, cartId);
  if (cart?.status !== 'active') throw new DomainError('not_found');
  return cart;
}

/** The same of a group. */
export async function holdOwnGroup(
  tx: UserCtx,
  cartId: number,
): Promise<CartRow> {
  const cart = await holdOwnCart(tx, cartId);
  if (!cart.group) throw new DomainError('not_found');
  return cart;
}

/** The cart as its owner sees it. */
export async function loadOwned(tx: UserCtx, cart: CartRow): Promise<OwnCart> {
  const loaded = await loadCart(tx, cart);
  return { ...loaded, own: ownerPart(loaded.members, cart) };
}

/** The cart as it is after its owner's change, which everybody in it is told of, and who is no more. */
export async function loadAndTell(
  tx: UserCtx,
  cart: CartRow,
  gone: readonly UserCartRow[] = [],
): Promise<OwnCart> {
  const owned = await loadOwned(tx, cart);
  await tellCart(tx, cart, { members: owned.members, gone });
  return owned;
}
