import { inTransaction, type UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type CartRow as StoredCart,
  deleteCartDetails,
  findCartDetails,
  findUserCarts,
  insertActiveCart,
  insertCartDetails,
  lockActiveCart,
  touchCart,
  updateCartDetail,
} from '@/server/repositories/cart/cart-repository';
import { findUserContact } from '@/server/repositories/order/order-repository';
import { loadStocksForCart } from '../catalogue/load-menu';
import { publishUserEvent } from '@/server/domain/event/publish-user-event';
import {
  loadCart,
  loadCartShop,
  type LoadedCart,
  toCartStock,
} from './load-cart';
import type { CartPlan } from './describe-plan';
import { planCartLines } from './plan-cart-lines';
import type { CartLine, CartRow } from './read-cart-rows';

type Details = Awaited<ReturnType<typeof findCartDetails>>;

/** The owner's active cart, made when there is none, held until the transaction ends. An empty one moves to the shop. */
async function takeCart(ctx: UserCtx, shopId: number): Promise<StoredCart> {
  const known = await lockActiveCart(ctx.db, ctx.user.id);
  if (known) return known;
  const { firstname: name } = await findUserContact(ctx.db, ctx.user.id);
  await insertActiveCart(ctx.db, {
    ownerId: ctx.user.id,
    shopId,
    name,
    now: ctx.now,
  });
  const made = await lockActiveCart(ctx.db, ctx.user.id);
  if (!made) throw new DomainError('conflict', { retryAfterSeconds: 1 });
  return made;
}

function toLines(details: Details, userCartId: number): CartLine[] {
  return details
    .filter(
      (detail) => detail.parentId === null && detail.userCartId === userCartId,
    )
    .map((line) => ({
      ...line,
      addons: details.filter(({ parentId }) => parentId === line.id),
    }));
}

async function applyPlan(
  ctx: UserCtx,
  plan: CartPlan,
  userCartId: number,
): Promise<void> {
  await deleteCartDetails(ctx.db, plan.remove);
  for (const row of plan.set) await updateCartDetail(ctx.db, row);
  const ids = await insertCartDetails(
    ctx.db,
    plan.insert.map(({ note, quantity, stockId }) => ({
      userCartId,
      stockId,
      quantity,
      note,
    })),
  );
  const addons = plan.insert.flatMap((line, index) => {
    const parentId = ids[index];
    return parentId === undefined
      ? []
      : line.addons.map((addon) => ({ ...addon, parentId }));
  });
  await insertCartDetails(
    ctx.db,
    [...addons, ...plan.insertAddons].map((addon) => ({
      ...addon,
      userCartId,
    })),
  );
}

function changesAnything({
  insert,
  insertAddons,
  remove,
  set,
}: CartPlan): boolean {
  return insert.length + insertAddons.length + remove.length + set.length > 0;
}

/**
 * Sets lines of the caller's cart by the rules of api-contract.md §2 Lines and answers the whole cart; a cart is
 * made when there is none. Throws other_shop, not_found (unknown shop, stock or line), bad_request with params.
 */
export function insertCartProducts(
  ctx: UserCtx,
  {
    rows,
    shopId,
  }: { readonly shopId: number; readonly rows: readonly CartRow[] },
): Promise<LoadedCart> {
  return inTransaction(ctx, async (tx) => {
    await loadCartShop(tx.db, shopId);
    const cart = await takeCart(tx, shopId);
    const details = await findCartDetails(tx.db, cart.id);
    if (cart.shopId !== shopId && (details.length > 0 || cart.group))
      throw new DomainError('other_shop');
    const members = await findUserCarts(tx.db, cart.id);
    const own = members.find(({ userId }) => userId === tx.user.id);
    if (!own) throw new Error(`cart ${cart.id} has no part of its owner`);
    const existing = toLines(details, own.id);
    const stocks = await loadStocksForCart(tx.db, [
      ...details.map(({ stockId }) => stockId),
      ...rows.map(({ stock_id }) => stock_id),
    ]);
    const known = new Map(
      [...stocks].map(([id, stock]) => [id, toCartStock(stock)]),
    );
    const plan = planCartLines(existing, rows, known, shopId);
    if (plan.kind === 'refused')
      throw new DomainError(plan.code, plan.code === 'bad_request' ? plan : {});
    await applyPlan(tx, plan, own.id);
    let { version } = cart;
    if (changesAnything(plan) || cart.shopId !== shopId) {
      version = await touchCart(tx.db, cart.id, { now: tx.now, shopId });
      await publishUserEvent(tx, tx.user.id, 'cart', { id: cart.id, version });
    }
    const loaded = await loadCart(tx, { ...cart, shopId, version });
    const asked = new Set(rows.map(({ stock_id }) => stock_id));
    const short = loaded.short
      .filter(({ boughtId }) => asked.has(boughtId))
      .map(({ boughtId: _, ...notice }) => notice);
    return { ...loaded, notices: [...plan.notices, ...short] };
  });
}
