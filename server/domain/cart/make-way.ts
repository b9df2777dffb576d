import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CartDetailRow,
  deleteLinesOf,
} from '@/server/repositories/cart/cart-line-repository';
import type { ActorCart } from './cart-actor';
import { loadCart, type LoadedCart } from './load-cart';

/** How a refusal shows the present cart; given by the route. */
export type RenderCart = (cart: OwnCart) => unknown;

/** A loaded cart with the actor's own part of it. */
export interface OwnCart extends LoadedCart {
  readonly own: ActorCart['own'];
}

/** The cart as it is now, with the actor's own part of it. */
export async function loadOwn(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { cart, own }: ActorCart,
): Promise<OwnCart> {
  return { ...(await loadCart(ctx, cart)), own };
}

/**
 * Moves a cart to another shop: an empty one just moves, with `replace` the lines go in this transaction; else
 * other_shop with the present cart as data. A group's cart never moves. Answers the lines that are left.
 */
export async function makeWay(
  ctx: Ctx,
  { cart, own }: ActorCart,
  wish: {
    readonly shopId: number;
    readonly details: readonly CartDetailRow[];
    readonly replace: boolean;
    readonly render: RenderCart;
  },
): Promise<readonly CartDetailRow[]> {
  const { details, render, replace, shopId } = wish;
  if (cart.shopId === shopId || (details.length === 0 && !cart.group))
    return details;
  if (cart.group || !replace)
    throw new DomainError('other_shop', {
      data: render(await loadOwn(ctx, { cart, own })),
      ...(cart.group && { key: 'group.joined' }),
    });
  await deleteLinesOf(ctx.db, [own.id]);
  return [];
}
