import type { Ctx } from '@/server/context';
import {
  deleteLinesOf,
  findCartDetails,
} from '@/server/repositories/cart/cart-line-repository';
import { touchCart } from '@/server/repositories/cart/cart-repository';
import {
  findPart,
  type PartRef,
} from '@/server/repositories/cart/user-cart-repository';
import type { Translations } from '@/server/repositories/shop/catalogue-sql';
import type { loadStocksForCart } from '../catalogue/load-menu';
import type { ActorCart } from './cart-actor';
import { requireWithinLimit } from './group-rules';
import { loadCart, stocksFor } from './load-cart';
import type { OwnCart } from './own-cart';
import { planMerge } from './plan-merge';
import { cartEvents } from './tell-cart';
import { toLines, writePlan } from './insert-cart-products';

/** A cart after a merge, with what it could not keep of the guest's. */
export interface MergedCart extends OwnCart {
  /** The version of the guest's cart that was taken in; 0: there was none. */
  readonly guestVersion: number;
  readonly dropped: readonly {
    readonly stockId: number;
    readonly title: Translations | null;
    readonly code: 'gone' | 'limit' | 'out_of_stock';
  }[];
}

/** The guest's cart, held; null when it is no more, or is no guest's. */
export async function holdGuest(
  tx: Pick<Ctx, 'db'>,
  partRef: PartRef | null,
): Promise<ActorCart | null> {
  const found = partRef && (await findPart(tx.db, partRef, { hold: true }));
  return found?.cart.status === 'active' && found.cart.ownerId === null
    ? found
    : null;
}

/** Tells the tabs of a guest's cart that it is no more. */
export function guestEnded({ cart, own }: ActorCart) {
  const ended = { ...cart, version: cart.version + 1 };
  return cartEvents(ended, { members: [], gone: [own] });
}

export function titleOf(
  stocks: Awaited<ReturnType<typeof loadStocksForCart>>,
  stockId: number,
): Translations | null {
  return stocks.get(stockId)?.product.translations ?? null;
}

/** Brings a guest's lines into a held cart, which may move to their shop; the guest's own cart stays for the caller to end. */
export async function bringOver(
  tx: Ctx,
  { cart, own }: ActorCart,
  guest: ActorCart,
  mode: 'add' | 'replace',
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
  const isMoved = isReplaced || cart.shopId !== shopId;
  const note = (isMoved ? null : cart.note) ?? guest.cart.note;
  const changes = { shopId, note };
  const version = await touchCart(tx.db, cart.id, { ...changes, now: tx.now });
  const loaded = await loadCart(tx, { ...cart, ...changes, version });
  requireWithinLimit(tx, loaded, {
    before,
    after: loaded.lines.filter(({ userCartId }) => userCartId === own.id),
  });
  return {
    ...loaded,
    own,
    guestVersion: guest.cart.version,
    notices: plan.notices,
    dropped: dropped.map((one) => ({
      ...one,
      title: titleOf(stocks, one.stockId),
    })),
  };
}
