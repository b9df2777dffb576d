import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { orNotFound } from '@/server/errors';
import { findCartDetails } from '@/server/repositories/cart/cart-line-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { type CartActor, holdCart } from '../cart/cart-actor';
import { insertCartProducts, toLines } from '../cart/insert-cart-products';
import { loadCartShop } from '../cart/load-cart';
import { loadOwnCart, type OwnCart, type RenderCart } from '../cart/own-cart';
import { addonMap } from '../cart/read-cart-rows';
import { loadStocksForCart } from '../catalogue/load-menu';
import {
  planRepeat,
  type RepeatChange,
  type RepeatLine,
  rowsOfRepeat,
} from './plan-repeat';

/** A cart with an order's lines in it, and how they differ from what was ordered. */
export interface RepeatedOrder {
  /** Null: nothing of it is left, and there is no cart. */
  readonly cart: OwnCart | null;
  readonly added: number;
  readonly changes: readonly RepeatChange[];
}

/** How much of a line the actor's cart at this shop holds already. */
async function heldQuantities(ctx: Ctx, actor: CartActor, shopId: number) {
  const held = await holdCart(ctx, actor);
  const lines =
    held?.cart.shopId === shopId
      ? toLines(await findCartDetails(ctx.db, held.cart.id), held.own.id)
      : [];
  const quantityOf = ({ addons, line }: RepeatLine): number => {
    const equal = lines.find((one) => {
      const own = addonMap(one.addons);
      return (
        one.stockId === line.stockId &&
        own.size === addons.size &&
        [...addons].every(([id, each]) => own.get(id) === each)
      );
    });
    return equal?.quantity ?? 0;
  };
  return { held, quantityOf };
}

/** What the cart could not take whole, as changes of the lines that it is about. */
function shortChanges(
  { notices = [] }: OwnCart,
  lines: readonly RepeatLine[],
): RepeatChange[] {
  return notices.flatMap(({ code, from, stock_id: id, to }): RepeatChange[] => {
    const found = lines.find(({ line }) => line.stockId === id);
    if (!found || code === 'bonus') return [];
    const about = { line: found.line, addon: null };
    return to === 0
      ? [{ ...about, code: 'sold_out' }]
      : [{ ...about, code: 'quantity', from, to }];
  });
}

async function fill(
  tx: UserCtx,
  view: OrderView,
  wish: { readonly replace: boolean; readonly render: RenderCart },
): Promise<RepeatedOrder> {
  const { shopId } = view.order;
  await loadCartShop(tx.db, shopId);
  const actor = { kind: 'account', userId: tx.user.id } as const;
  const { held, quantityOf } = await heldQuantities(tx, actor, shopId);
  const ids = view.details.map(({ stockId }) => stockId);
  const stocks = await loadStocksForCart(tx, ids);
  const { changes, lines } = planRepeat(view, { stocks, now: tx.now });
  if (lines.length === 0) {
    const cart = held && (await loadOwnCart(tx, held));
    return { cart, added: 0, changes };
  }
  const rows = rowsOfRepeat(lines, quantityOf);
  const cart = await insertCartProducts(tx, actor, { ...wish, shopId, rows });
  const short = shortChanges(cart, lines);
  const lost = short.filter(({ code }) => code === 'sold_out').length;
  return {
    cart,
    added: lines.length - lost,
    // What did not come in costs nothing, whatever its price is now.
    changes: [
      ...changes.filter(
        ({ line }) =>
          !short.some((one) => one.code === 'sold_out' && one.line === line),
      ),
      ...short,
    ],
  };
}

/**
 * Puts the lines of an own order into the account's cart, as they can be had now: stocks, add-ons, quantities and
 * notes are those of the order, prices and limits those of the shop. Doing it twice is as once. One transaction. Throws
 * not_found for somebody else's order and for a shop that is no more, other_shop (440, with the cart) unless
 * `replace`, quantity_limit, group_closed.
 */
export function repeatOrder(
  ctx: UserCtx,
  id: number,
  wish: { readonly replace: boolean; readonly render: RenderCart },
): Promise<RepeatedOrder> {
  return inTransaction(ctx, async (tx) => {
    const view = orNotFound(await findOrderView(tx.db, id, tx.user.id));
    return fill(tx, view, wish);
  });
}
