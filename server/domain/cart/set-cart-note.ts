import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import { touchCart } from '@/server/repositories/cart/cart-repository';
import { type CartActor, holdCart } from './cart-actor';
import { requireOpen } from './group-rules';
import { loadCart } from './load-cart';
import type { OwnCart } from './own-cart';
import { tellCart } from './tell-cart';

/**
 * What the owner of a cart writes to the kitchen about all of it; empty takes it away. It goes with the order, and ends
 * when the cart moves to another shop. Throws not_found without a cart, and for a member: it is the owner's.
 */
export function setCartNote(
  ctx: Ctx,
  actor: CartActor,
  note: string,
): Promise<OwnCart> {
  return inTransaction(ctx, async (tx) => {
    const held = await holdCart(tx, actor);
    if (!held || held.own.userId !== held.cart.ownerId)
      throw new DomainError('not_found');
    const { cart, own } = held;
    requireOpen(cart, tx.now);
    const changes = { note: note.trim() || null };
    const version = await touchCart(tx.db, cart.id, {
      ...changes,
      now: tx.now,
    });
    const loaded = await loadCart(tx, { ...cart, ...changes, version });
    await tellCart(tx, loaded.cart, loaded);
    return { ...loaded, own };
  });
}
