import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  deleteCartDetails,
  findCartDetails,
} from '@/server/repositories/cart/cart-line-repository';
import {
  deleteActiveCarts,
  lockActiveCart,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import { findUserCarts } from '@/server/repositories/cart/user-cart-repository';
import { type CartActor, holdCart } from './cart-actor';
import { addonFault } from './cart-rules';
import { requireOpen } from './group-rules';
import { loadCart, type LoadedLine, toCartStock } from './load-cart';
import { loadOwnCart, type OwnCart } from './own-cart';
import { addonMap } from './read-cart-rows';
import { tellCart } from './tell-cart';

/** A line may not lose an add-on that its group requires. */
function requireAddons(line: LoadedLine): void {
  if (line.bonus) return;
  const fault = addonFault(toCartStock(line.stock), addonMap(line.addons));
  if (fault)
    throw new DomainError('bad_request', {
      fields: { ids: [fault.key] },
      params: { min: fault.min, max: fault.max },
    });
}

/**
 * Removes lines or single add-ons from the actor's part of a cart and answers the cart. What is no line of this cart is
 * left alone: older clients name add-ons' stocks in the same call (api-contract.md §4). not_found when nothing but
 * other members' lines is named; group_closed once a group is locked or ordered.
 */
export function deleteCartLines(
  ctx: Ctx,
  actor: CartActor,
  ids: readonly number[],
): Promise<OwnCart> {
  return inTransaction(ctx, async (tx) => {
    const held = await holdCart(tx, actor);
    if (!held) throw new DomainError('not_found');
    const { cart, own } = held;
    requireOpen(cart, tx.now);
    const named = (await findCartDetails(tx.db, cart.id)).filter(({ id }) =>
      ids.includes(id),
    );
    const mine = named.filter(({ userCartId }) => userCartId === own.id);
    if (named.length > 0 && mine.length === 0)
      throw new DomainError('not_found');
    if (!mine.length) return loadOwnCart(tx, held);
    await deleteCartDetails(
      tx.db,
      mine.map(({ id }) => id),
    );
    const version = await touchCart(tx.db, cart.id, { now: tx.now });
    const loaded = await loadCart(tx, { ...cart, version });
    loaded.lines
      .filter(({ userCartId }) => userCartId === own.id)
      .forEach(requireAddons);
    await tellCart(tx, loaded.cart, loaded);
    return { ...loaded, own };
  });
}

/** Deletes active carts of the caller; not_found when one of them is not the caller's, or was ordered. */
export function deleteCarts(
  ctx: UserCtx,
  ids: readonly number[],
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockActiveCart(tx.db, tx.user.id);
    const members = cart ? await findUserCarts(tx.db, cart.id) : [];
    const deleted = await deleteActiveCarts(tx.db, tx.user.id, ids);
    if (!cart || deleted.length < new Set(ids).size)
      throw new DomainError('not_found');
    await tellCart(
      tx,
      { ...cart, version: cart.version + 1 },
      { members: [], gone: members },
    );
  });
}
