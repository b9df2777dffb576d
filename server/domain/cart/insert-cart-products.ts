import { CART_LINES_MAX } from '@/utils/constants/limits';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  type CartDetailRow,
  deleteCartDetails,
  deleteLinesOf,
  findCartDetails,
  insertCartDetails,
  updateCartDetail,
} from '@/server/repositories/cart/cart-line-repository';
import { touchCart } from '@/server/repositories/cart/cart-repository';
import {
  type ActorCart,
  type CartActor,
  holdCart,
  makeCart,
} from './cart-actor';
import { loadOwnCart, type OwnCart, type RenderCart } from './own-cart';
import { requireOpen, requireWithinLimit } from './group-rules';
import {
  loadCart,
  loadCartShop,
  type LoadedCart,
  stocksFor,
} from './load-cart';
import { type CartPlan, planCartLines } from './plan-cart-lines';
import type { AskedCartRow, CartLine } from './read-cart-rows';
import { tellCart } from './tell-cart';

export interface InsertInput {
  readonly shopId: number;
  readonly rows: readonly AskedCartRow[];
  /** What the caller worked from, 0 for no cart; without it whatever is there is changed. */
  readonly version?: number;
  /** Empties a cart of another shop. */
  readonly replace?: boolean;
  readonly render: RenderCart;
}

/** One member's stored lines as the rules see them. */
export function toLines(
  details: readonly CartDetailRow[],
  userCartId: number,
): CartLine[] {
  return details
    .filter(
      (detail) => detail.parentId === null && detail.userCartId === userCartId,
    )
    .map((line) => ({
      ...line,
      addons: details.filter(({ parentId }) => parentId === line.id),
    }));
}

/** Whether the plan would write anything. */
function changesAnything({
  insert,
  insertAddons,
  remove,
  set,
}: CartPlan): boolean {
  return insert.length + insertAddons.length + remove.length + set.length > 0;
}

/** Carries a plan out on one member's part. */
export async function writePlan(
  { db }: Pick<Ctx, 'db'>,
  plan: CartPlan,
  userCartId: number,
): Promise<void> {
  await deleteCartDetails(db, plan.remove);
  for (const row of plan.set) await updateCartDetail(db, row);
  const ids = await insertCartDetails(
    db,
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
    db,
    [...addons, ...plan.insertAddons].map((addon) => ({
      ...addon,
      userCartId,
    })),
  );
}

/** What was worked out from another version is not carried out: conflict with the present cart. */
async function requireVersion(
  ctx: Ctx,
  known: ActorCart | null,
  { render, version }: InsertInput,
): Promise<void> {
  if (version === undefined || version === (known?.cart.version ?? 0)) return;
  throw new DomainError('conflict', {
    data: known && render(await loadOwnCart(ctx, known)),
  });
}

function requireRoom(details: readonly CartDetailRow[], plan: CartPlan): void {
  const lines = details.filter(({ parentId }) => parentId === null);
  const left = lines.filter(({ id }) => !plan.remove.includes(id)).length;
  if (left + plan.insert.length > CART_LINES_MAX && plan.insert.length > 0)
    throw new DomainError('quantity_limit');
}

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

async function writeRows(
  tx: Ctx,
  { own }: ActorCart,
  details: readonly CartDetailRow[],
  { rows, shopId }: InsertInput,
) {
  const { before, known } = await stocksFor(tx, own, {
    details,
    stockIds: rows.map(({ stock_id }) => stock_id),
  });
  const plan = planCartLines(toLines(details, own.id), rows, known, shopId);
  if (plan.kind === 'refused')
    throw new DomainError(plan.code, plan.code === 'bad_request' ? plan : {});
  requireRoom(details, plan);
  await writePlan(tx, plan, own.id);
  return { plan, before };
}

function withNotices(
  loaded: LoadedCart,
  plan: CartPlan,
  rows: readonly AskedCartRow[],
): LoadedCart {
  const asked = new Set(rows.map(({ stock_id }) => stock_id));
  const short = loaded.short
    .filter(({ boughtId }) => asked.has(boughtId))
    .map(({ boughtId: _, ...notice }) => notice);
  return { ...loaded, notices: [...plan.notices, ...short] };
}

/**
 * Sets lines of the actor's part of a cart by the rules of api-contract.md §2 Lines and answers the whole cart; an
 * account's and a guest's is made when there is none. Throws conflict (another version; with the cart), other_shop,
 * not_found (unknown shop, stock, line; a part that is gone), group_closed, quantity_limit, bad_request with params.
 */
export function insertCartProducts(
  ctx: Ctx,
  actor: CartActor,
  input: InsertInput,
): Promise<OwnCart> {
  const { replace = false, render, rows, shopId } = input;
  return inTransaction(ctx, async (tx) => {
    await loadCartShop(tx.db, shopId);
    const held = await holdCart(tx, actor);
    await requireVersion(tx, held, input);
    const taken = held ?? (await makeCart(tx, actor, shopId));
    const { cart, own } = taken;
    requireOpen(cart, tx.now);
    const stored = await findCartDetails(tx.db, cart.id);
    const wish = { shopId, details: stored, replace, render };
    const details = await changeCartShop(tx, taken, wish);
    const { before, plan } = await writeRows(tx, taken, details, input);
    let { version } = cart;
    const isChanged =
      changesAnything(plan) ||
      cart.shopId !== shopId ||
      details.length < stored.length;
    // What was written to one shop's kitchen is nothing to another's.
    const note = cart.shopId === shopId ? cart.note : null;
    const moved = { shopId, note };
    if (isChanged)
      version = await touchCart(tx.db, cart.id, { ...moved, now: tx.now });
    const loaded = await loadCart(tx, { ...cart, ...moved, version });
    const after = loaded.lines.filter(
      ({ userCartId }) => userCartId === own.id,
    );
    requireWithinLimit(tx, loaded, { before, after });
    if (isChanged) await tellCart(tx, loaded.cart, loaded);
    return { ...withNotices(loaded, plan, rows), own };
  });
}
