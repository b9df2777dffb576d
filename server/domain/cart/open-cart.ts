import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { findCartDetails } from '@/server/repositories/cart/cart-line-repository';
import {
  deleteCart,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import {
  findPart,
  type PartRef,
} from '@/server/repositories/cart/user-cart-repository';
import { type CartActor, holdCart, makeCart } from './cart-actor';
import { loadCart, loadCartShop } from './load-cart';
import { changeCartShop } from './insert-cart-products';
import { loadOwnCart, type OwnCart, type RenderCart } from './own-cart';
import { tellCart } from './tell-cart';

/**
 * The actor's cart at this shop, made when there is none; what is in it already stays. Throws other_shop for a cart of
 * another shop unless `replace` empties it, not_found for an unknown shop.
 */
export function openCart(
  ctx: Ctx,
  actor: CartActor,
  wish: {
    readonly shopId: number;
    readonly replace: boolean;
    readonly render: RenderCart;
    /** What a guest is called. */
    readonly name?: string;
  },
): Promise<OwnCart> {
  const { name, shopId } = wish;
  return inTransaction(ctx, async (tx) => {
    await loadCartShop(tx.db, shopId);
    const taken =
      (await holdCart(tx, actor)) ?? (await makeCart(tx, actor, shopId, name));
    const { cart, own } = taken;
    const details = await findCartDetails(tx.db, cart.id);
    await changeCartShop(tx, taken, { ...wish, details });
    if (cart.shopId === shopId) return loadOwnCart(tx, taken);
    const moved = { shopId, note: null };
    const version = await touchCart(tx.db, cart.id, { ...moved, now: tx.now });
    const loaded = await loadCart(tx, { ...cart, ...moved, version });
    await tellCart(tx, loaded.cart, loaded);
    return { ...loaded, own };
  });
}

/** Ends a guest's own cart with all that is in it, of this shop alone when one is named; whether there was one. */
export function endGuestCart(
  ctx: Ctx,
  partRef: PartRef,
  shopId?: number,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await findPart(tx.db, partRef, { hold: true });
    if (!found || found.cart.ownerId !== null) return false;
    const { cart, own } = found;
    if (shopId !== undefined && cart.shopId !== shopId) return false;
    await deleteCart(tx.db, cart.id);
    const gone = { ...cart, version: cart.version + 1 };
    await tellCart(tx, gone, { members: [], gone: [own] });
    return true;
  });
}
