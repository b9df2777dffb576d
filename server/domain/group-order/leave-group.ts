import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  type CartRow,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import {
  findUserCarts,
  type PartRef,
  toggleUserCart,
  type UserCartRow,
} from '@/server/repositories/cart/user-cart-repository';
import { holdPart, ownerPart } from '@/server/domain/cart/cart-actor';
import { loadCart, type LoadedCart } from '@/server/domain/cart/load-cart';
import type { OwnCart } from '@/server/domain/cart/own-cart';
import { tellCart } from '@/server/domain/cart/tell-cart';
import { holdOwnGroup } from './own-group';
import { sendAway } from './send-away';

async function endMembers(
  tx: Ctx,
  cart: CartRow,
  gone: readonly UserCartRow[],
  how: 'kicked' | 'left',
): Promise<LoadedCart> {
  await sendAway(tx, gone, how);
  const version = await touchCart(tx.db, cart.id, { now: tx.now });
  const loaded = await loadCart(tx, { ...cart, version });
  await tellCart(tx, loaded.cart, { members: loaded.members, gone });
  return loaded;
}

/**
 * The owner removes members with all they had chosen, by their uuids. Throws not_found, with nothing changed, for a
 * group that is not the caller's and for anybody who is not a member of it, the owner themselves too.
 */
export function removeMembers(
  ctx: UserCtx,
  cartId: number,
  uuids: readonly string[],
): Promise<OwnCart> {
  return inTransaction(ctx, async (tx) => {
    const cart = await holdOwnGroup(tx, cartId);
    const members = await findUserCarts(tx.db, cart.id);
    const named = members.filter(
      ({ userId, uuid }) => uuids.includes(uuid) && userId !== cart.ownerId,
    );
    if (named.length < new Set(uuids).size) throw new DomainError('not_found');
    const loaded = await endMembers(tx, cart, named, 'kicked');
    return { ...loaded, own: ownerPart(loaded.members, loaded.cart) };
  });
}

/** A member leaves with all they had chosen, also a locked group. Throws as requireOpenPart does; an owner is not_found. */
export function leaveGroup(ctx: Ctx, partRef: PartRef): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { cart, own } = await holdPart(tx, partRef);
    if (!cart.group || own.userId === cart.ownerId)
      throw new DomainError('not_found');
    await endMembers(tx, cart, [own], 'left');
  });
}

/** Turns a member's choosing into done and back; answers the part as it is now. Throws as requireOpenPart does. */
export function toggleStatus(ctx: Ctx, partRef: PartRef): Promise<UserCartRow> {
  return inTransaction(ctx, async (tx) => {
    const { cart, own } = await holdPart(tx, partRef);
    const status = await toggleUserCart(tx.db, own.id);
    const version = await touchCart(tx.db, cart.id, { now: tx.now });
    const members = await findUserCarts(tx.db, cart.id);
    await tellCart(tx, { ...cart, version }, { members });
    return { ...own, status };
  });
}
