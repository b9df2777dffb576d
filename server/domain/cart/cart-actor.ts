import { DomainError } from '@/server/errors';
import {
  type CartRow,
  insertCart,
  lockActiveCart,
} from '@/server/repositories/cart/cart-repository';
import {
  findPart,
  findUserCarts,
  insertUserCart,
  type PartRef,
  type UserCartRow,
} from '@/server/repositories/cart/user-cart-repository';
import { findUserContact } from '@/server/repositories/order/order-repository';
import type { Ctx } from '@/server/context';

/**
 * Who acts on a cart: an account on its own; a guest on theirs, or on none yet; whoever holds a part's uuid on that
 * part of a group's cart. The route makes it of bearer, cookies and body; every use case checks it against the rows.
 */
export type CartActor =
  | { readonly kind: 'account'; readonly userId: number }
  | { readonly kind: 'guest'; readonly partRef: PartRef | null }
  | { readonly kind: 'member'; readonly partRef: PartRef };

/** A cart with the actor's own part of it. */
export interface ActorCart {
  readonly cart: CartRow;
  readonly own: UserCartRow;
}

/** Why a part of a cart is no more; told as `data` of the refusal. */
export type GoneReason = 'closed' | 'finished' | 'gone' | 'kicked' | 'left';

function goneReason(found: ActorCart | null): GoneReason | null {
  if (!found) return 'gone';
  if (found.own.ended) return found.own.ended;
  if (found.cart.status === 'ordered') return 'finished';
  return found.cart.status === 'active' ? null : 'gone';
}

/**
 * The part is there and its cart still open to changes; else not_found, which says what became of it. Writing to a
 * cart that was ordered is group_closed.
 */
export function requireOpenPart(
  found: ActorCart | null,
  { writing }: { readonly writing: boolean },
): ActorCart {
  const reason = goneReason(found);
  if (found && !reason) return found;
  const isFinished = reason === 'finished';
  const isReceipt = isFinished && found?.cart.group;
  throw new DomainError(isFinished && writing ? 'group_closed' : 'not_found', {
    data: { reason, receipt: isReceipt ? found.own.uuid : null },
    ...(reason === 'kicked' && { key: 'group.kicked' }),
    ...(isFinished && { key: 'group.finished' }),
  });
}

/** The owner's part among the members. */
export function ownerPart(
  members: readonly UserCartRow[],
  cart: Pick<CartRow, 'id' | 'ownerId'>,
): UserCartRow {
  const own = members.find(({ userId }) => userId === cart.ownerId);
  if (!own) throw new Error(`cart ${cart.id} has no part of its owner`);
  return own;
}

/** This part and its cart, held until the transaction ends. Throws as requireOpenPart does. */
export async function holdPart(
  { db }: Pick<Ctx, 'db'>,
  partRef: PartRef,
): Promise<ActorCart> {
  const found = await findPart(db, partRef, { hold: true });
  return requireOpenPart(found, { writing: true });
}

/**
 * The actor's active cart, held until the transaction ends; null when there is none yet. Throws as requireOpenPart does
 * for a part that is gone.
 */
export async function holdCart(
  { db }: Pick<Ctx, 'db'>,
  actor: CartActor,
): Promise<ActorCart | null> {
  if (actor.kind === 'account') {
    const cart = await lockActiveCart(db, actor.userId);
    return (
      cart && { cart, own: ownerPart(await findUserCarts(db, cart.id), cart) }
    );
  }
  return actor.partRef && holdPart({ db }, actor.partRef);
}

/** A cart at this shop for an actor who has none; a member's is never made. */
export async function makeCart(
  ctx: Pick<Ctx, 'db' | 'now'>,
  actor: CartActor,
  shopId: number,
  guestName = '',
): Promise<ActorCart> {
  const userId = actor.kind === 'account' ? actor.userId : null;
  const name =
    userId === null
      ? guestName
      : (await findUserContact(ctx.db, userId)).firstname;
  const cart = await insertCart(ctx.db, {
    ownerId: userId,
    shopId,
    now: ctx.now,
  });
  if (cart) {
    const part = { cartId: cart.id, userId, name };
    return { cart, own: await insertUserCart(ctx.db, part) };
  }
  // Made elsewhere at this very moment, or an id that is taken already.
  const made = userId === null ? null : await holdCart(ctx, actor);
  if (!made) throw new DomainError('conflict', { retryAfterSeconds: 1 });
  return made;
}
