import { inTransaction, type UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  deleteLinesOf,
  findCartDetails,
} from '@/server/repositories/cart/cart-line-repository';
import {
  deleteCart,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import {
  findPart,
  type PartRef,
} from '@/server/repositories/cart/user-cart-repository';
import { findApprovedShop } from '@/server/repositories/shop/shop-repository';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';
import { publishEvents } from '@/server/domain/event/publish-user-event';
import { loadStocksForCart } from '../catalogue/load-menu';
import {
  type ActorCart,
  type CartActor,
  holdCart,
  makeCart,
} from './cart-actor';
import { requireOpen, requireWithinLimit } from './group-rules';
import { loadCart } from './load-cart';
import { loadOwnCart, type OwnCart, type RenderCart } from './own-cart';
import { planMerge } from './plan-merge';
import { stocksFor } from './stocks-for';
import { cartEvents } from './tell-cart';
import { toLines, writePlan } from './write-plan';

export interface MergeInput {
  /** The guest's cart; null when the browser has none. */
  readonly partRef: PartRef | null;
  readonly mode: 'add' | 'replace';
  readonly render: RenderCart;
}

/** An account's cart after a merge, with what it could not keep of the guest's. */
export interface MergedCart extends OwnCart {
  readonly dropped: readonly {
    readonly stockId: number;
    readonly title: Translations | null;
    readonly code: 'gone' | 'limit' | 'out_of_stock';
  }[];
}

const actorOf = (ctx: UserCtx): CartActor => ({
  kind: 'account',
  userId: ctx.user.id,
});

/** The guest's cart, held; null when it is no more, or is no guest's. */
async function holdGuest(
  tx: UserCtx,
  partRef: PartRef | null,
): Promise<ActorCart | null> {
  const found = partRef && (await findPart(tx.db, partRef, { hold: true }));
  return found?.cart.status === 'active' && found.cart.ownerId === null
    ? found
    : null;
}

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

function guestEnded({ cart, own }: ActorCart) {
  const ended = { ...cart, version: cart.version + 1 };
  return cartEvents(ended, { members: [], gone: [own] });
}

function titleOf(
  stocks: Awaited<ReturnType<typeof loadStocksForCart>>,
  stockId: number,
): Translations | null {
  return stocks.get(stockId)?.product.translations ?? null;
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
    tx.db,
    lines.map(({ stockId }) => stockId),
  );
  const dropped = lines
    .filter(({ parentId }) => parentId === null)
    .map(({ stockId }) => ({
      stockId,
      title: titleOf(stocks, stockId),
      code: 'gone' as const,
    }));
  return account && { ...(await loadOwnCart(tx, account)), dropped };
}

/** Brings the guest's lines into the account's held cart, which may move to their shop. */
async function bringOver(
  tx: UserCtx,
  { cart, own }: ActorCart,
  guest: ActorCart,
  mode: MergeInput['mode'],
): Promise<MergedCart> {
  const { shopId } = guest.cart;
  const brought = await findCartDetails(tx.db, guest.cart.id);
  const stored = await findCartDetails(tx.db, cart.id);
  const isReplaced = mode === 'replace' && !cart.group;
  if (isReplaced) await deleteLinesOf(tx.db, [own.id]);
  const details = isReplaced ? [] : stored;
  const { before, known, stocks } = await stocksFor(tx, own, {
    details,
    stockIds: brought.map(({ stockId }) => stockId),
  });
  const { dropped, plan } = planMerge(
    toLines(details, own.id),
    toLines(brought, guest.own.id),
    known,
    shopId,
  );
  await writePlan(tx, plan, own.id);
  const version = await touchCart(tx.db, cart.id, { now: tx.now, shopId });
  const loaded = await loadCart(tx, { ...cart, shopId, version });
  requireWithinLimit(tx, loaded, {
    before,
    after: loaded.lines.filter(({ userCartId }) => userCartId === own.id),
  });
  return {
    ...loaded,
    own,
    notices: plan.notices,
    dropped: dropped.map((one) => ({
      ...one,
      title: titleOf(stocks, one.stockId),
    })),
  };
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
      return known && { ...(await loadOwnCart(tx, known)), dropped: [] };
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
