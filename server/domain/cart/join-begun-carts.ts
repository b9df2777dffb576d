import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import { findCartDetails } from '@/server/repositories/cart/cart-line-repository';
import { deleteCart } from '@/server/repositories/cart/cart-repository';
import type { PartRef } from '@/server/repositories/cart/user-cart-repository';
import { bringOver, guestEnded, holdGuest } from './bring-over';
import type { ActorCart } from './cart-actor';
import { cartEvents } from './tell-cart';

/** Takes one cart into the guest's; null: it is of another shop, and stays as it is. */
async function joinOne(
  tx: Ctx,
  own: ActorCart,
  other: ActorCart,
): Promise<ActorCart | null> {
  const isForeign = other.cart.shopId !== own.cart.shopId;
  const details = await findCartDetails(tx.db, other.cart.id);
  if (isForeign && details.length > 0) return null;
  const merged =
    details.length > 0 ? await bringOver(tx, own, other, 'add') : null;
  await deleteCart(tx.db, other.cart.id);
  await publishEvents(tx, [
    ...(merged ? cartEvents(merged.cart, merged) : []),
    ...guestEnded(other),
  ]);
  return merged ? { cart: merged.cart, own: merged.own } : own;
}

/**
 * Two tabs of a guest began a cart at the same moment: those of the same shop become one, quantities of equal lines
 * added up to the limits. Answers which of `others` are no more; nothing happens while the guest's own cart is gone.
 */
export function joinBegunCarts(
  ctx: Ctx,
  partRef: PartRef,
  others: readonly PartRef[],
): Promise<readonly PartRef[]> {
  return inTransaction(ctx, async (tx) => {
    const held = new Map<PartRef, ActorCart | null>();
    // Always in one order: another tab may do the same at this moment.
    const all = [partRef, ...others].sort((a, b) => a.cartId - b.cartId);
    for (const one of all) held.set(one, await holdGuest(tx, one));
    const first = held.get(partRef);
    if (!first) return [];
    let own: ActorCart = first;
    const gone: PartRef[] = [];
    for (const one of others) {
      const other = held.get(one) ?? null;
      const joined: ActorCart | null = other
        ? await joinOne(tx, own, other)
        : own;
      if (!joined) continue;
      own = joined;
      gone.push(one);
    }
    return gone;
  });
}
