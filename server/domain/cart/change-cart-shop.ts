import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CartDetailRow,
  deleteLinesOf,
} from '@/server/repositories/cart/cart-line-repository';
import type { ActorCart } from './cart-actor';
import { loadOwnCart, type RenderCart } from './own-cart';

/**
 * Moves a cart to another shop: an empty one just moves, with `replace` the lines go in this transaction; else
 * other_shop with the present cart as data. A group's cart never moves. Answers the lines that are left.
 */
export async function changeCartShop(
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
      data: render(await loadOwnCart(ctx, { cart, own })),
      ...(cart.group && { key: 'group.joined' }),
    });
  await deleteLinesOf(ctx.db, [own.id]);
  return [];
}
