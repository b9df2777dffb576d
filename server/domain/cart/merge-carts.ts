import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import { findCartDetails } from '@/server/repositories/cart/cart-line-repository';
import { deleteCart } from '@/server/repositories/cart/cart-repository';
import type { PartRef } from '@/server/repositories/cart/user-cart-repository';
import { findApprovedShop } from '@/server/repositories/shop/shop-repository';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import { loadStocksForCart } from '../catalogue/load-menu';
import {
  bringOver,
  guestEnded,
  holdGuest,
  type MergedCart,
  titleOf,
} from './bring-over';
import {
  type ActorCart,
  type CartActor,
  holdCart,
  makeCart,
} from './cart-actor';
import { requireOpen } from './group-rules';
import { loadOwnCart, type RenderCart } from './own-cart';
import { cartEvents } from './tell-cart';

export interface MergeInput {
  /** The guest's cart; null when the browser has none. */
  readonly partRef: PartRef | null;
  readonly mode: 'add' | 'replace';
  readonly render: RenderCart;
}

const actorOf = (ctx: UserCtx): CartActor => ({
  kind: 'account',
  userId: ctx.user.id,
});

/** Nothing is taken from a cart of another shop unasked: other_shop with both. */
async function requireOneShop(
  tx: UserCtx,
  account: ActorCart,
  guest: ActorCart,
  { mode, render }: MergeInput,
): Promise<void> {
  const { cart } = account;
  if (cart.shopId === guest.cart.shopId) return;
  const details = await findCartDetails(tx.db, cart.id);
  if (!cart.group && (mode === 'replace' || !details.length)) return;
  throw new DomainError('other_shop', {
    data: {
      account: render(await loadOwnCart(tx, account)),
      guest: render(await loadOwnCart(tx, guest)),
    },
    ...(cart.group && { key: 'group.joined' }),
  });
}

/** A shop that is no more sells nothing: the guest's cart ends, and what was in it is named. */
async function dropAll(
  tx: UserCtx,
  account: ActorCart | null,
  guest: ActorCart,
): Promise<MergedCart | null> {
  const lines = await findCartDetails(tx.db, guest.cart.id);
  await deleteCart(tx.db, guest.cart.id);
  await publishEvents(tx, guestEnded(guest));
  const stocks = await loadStocksForCart(
    tx,
    lines.map(({ stockId }) => stockId),
  );
  const dropped = lines
    .filter(({ parentId }) => parentId === null)
    .map(({ stockId }) => ({
      stockId,
      title: titleOf(stocks, stockId),
      code: 'gone' as const,
    }));
  const { version: guestVersion } = guest.cart;
  return (
    account && { ...(await loadOwnCart(tx, account)), dropped, guestVersion }
  );
}

/**
 * Takes the guest's cart into the caller's in one transaction (issue 11 Sign-in): of the same shop quantities are added
 * up to the limits; of another shop it is other_shop with both carts, unless `replace` lets the guest's win. Then the
 * guest's cart ends. Without a guest's cart nothing changes: the caller's cart, or null.
 */
export function mergeCarts(
  ctx: UserCtx,
  input: MergeInput,
): Promise<MergedCart | null> {
  return inTransaction(ctx, async (tx) => {
    const actor = actorOf(tx);
    const known = await holdCart(tx, actor);
    const guest = await holdGuest(tx, input.partRef);
    if (!guest)
      return (
        known && {
          ...(await loadOwnCart(tx, known)),
          dropped: [],
          guestVersion: 0,
        }
      );
    if (!(await findApprovedShop(tx.db, guest.cart.shopId)))
      return dropAll(tx, known, guest);
    if (known) await requireOneShop(tx, known, guest, input);
    const account = known ?? (await makeCart(tx, actor, guest.cart.shopId));
    requireOpen(account.cart, tx.now);
    const merged = await bringOver(tx, account, guest, input.mode);
    await deleteCart(tx.db, guest.cart.id);
    await publishEvents(tx, [
      ...cartEvents(merged.cart, merged),
      ...guestEnded(guest),
    ]);
    return merged;
  });
}
