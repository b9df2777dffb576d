import { inTransaction, type UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  deleteActiveCarts,
  deleteCartDetails,
  findCartDetails,
  lockActiveCart,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import { addonFault } from './cart-rules';
import {
  loadCart,
  type LoadedCart,
  type LoadedLine,
  toCartStock,
} from './load-cart';
import { addonMap } from './read-cart-rows';

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
 * Removes lines or single add-ons from the caller's cart and answers it. What is no line of this cart is left alone:
 * older clients name add-ons' stocks in the same call (api-contract.md §4).
 */
export function deleteCartLines(
  ctx: UserCtx,
  ids: readonly number[],
): Promise<LoadedCart> {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockActiveCart(tx.db, tx.user.id);
    if (!cart) throw new DomainError('not_found');
    const known = new Set(
      (await findCartDetails(tx.db, cart.id)).map(({ id }) => id),
    );
    const own = ids.filter((id) => known.has(id));
    if (!own.length) return loadCart(tx, cart);
    await deleteCartDetails(tx.db, own);
    const version = await touchCart(tx.db, cart.id, { now: tx.now });
    await publishUserEvent(tx, tx.user.id, 'cart', { id: cart.id, version });
    const loaded = await loadCart(tx, { ...cart, version });
    loaded.lines.forEach(requireAddons);
    return loaded;
  });
}

/** Deletes active carts of the caller; not_found when one of them is not the caller's, or was ordered. */
export function deleteCarts(
  ctx: UserCtx,
  ids: readonly number[],
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockActiveCart(tx.db, tx.user.id);
    const deleted = await deleteActiveCarts(tx.db, tx.user.id, ids);
    if (!cart || deleted.length < new Set(ids).size)
      throw new DomainError('not_found');
    await publishUserEvent(tx, tx.user.id, 'cart', {
      id: cart.id,
      version: cart.version + 1,
    });
  });
}
