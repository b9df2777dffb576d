import type { RowTurn } from '@/server/bounds/job-steps';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { touchCart } from '@/server/repositories/cart/cart-repository';
import { claimClosingGroup } from '@/server/repositories/cart/group-repository';
import { findUserCarts } from '@/server/repositories/cart/user-cart-repository';
import { tellCart } from '@/server/domain/cart/tell-cart';

/**
 * Marks one group whose deadline has passed as locked and tells everybody in it; false when none was due. From then on
 * no change is let in, also of a request that came before the deadline and waited.
 */
export function closeDueGroup(
  ctx: Ctx,
  { except, hold }: RowTurn,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const cart = await claimClosingGroup(tx.db, tx.now, except);
    if (!cart) return false;
    hold(cart.id);
    const version = await touchCart(tx.db, cart.id, {
      closedAt: tx.now,
      now: tx.now,
    });
    const members = await findUserCarts(tx.db, cart.id);
    await tellCart(tx, { ...cart, version }, { members });
    return true;
  });
}
