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
import { addQuantities } from '@/utils/cart/quantity';
import { CART_LINES_MAX } from '@/utils/constants/limits';
import type { loadStocksForCart } from '../catalogue/load-menu';
import type { ActorCart } from './cart-actor';
import type { CartStock, QuantityNotice } from './cart-rules';
import { requireWithinLimit } from './group-rules';
import { toLines, writePlan } from './insert-cart-products';
import { loadCart, stocksFor } from './load-cart';
import type { OwnCart } from './own-cart';
import { type CartPlan, planCartLines } from './plan-cart-lines';
import { addonMap, type AskedCartRow, type CartLine } from './read-cart-rows';
import { cartEvents } from './tell-cart';

/** A guest's line that the account's cart cannot take, or takes nothing of. */
interface Dropped {
  readonly stockId: number;
  readonly code: 'gone' | 'limit' | 'out_of_stock';
}

interface MergePlan {
  readonly plan: CartPlan;
  readonly dropped: readonly Dropped[];
}

/** The rows that put a line into a cart as it is. */
function rowsOf({ addons, note, quantity, stockId }: CartLine): AskedCartRow[] {
  return [
    { stock_id: stockId, quantity, ...(note !== null && { note }) },
    ...addons.map((addon) => ({
      stock_id: addon.stockId,
      quantity: addon.quantity,
      parent_id: stockId,
    })),
  ];
}

function equals(a: CartLine, b: CartLine): boolean {
  if (a.stockId !== b.stockId || a.addons.length !== b.addons.length)
    return false;
  const theirs = addonMap(b.addons);
  return a.addons.every(
    ({ quantity, stockId }) => theirs.get(stockId) === quantity,
  );
}

/** What the shop no longer sells so, or has none of; null when the line can be had. */
function faultOf(
  line: CartLine,
  stocks: ReadonlyMap<number, CartStock>,
  shopId: number,
): Dropped['code'] | null {
  const alone = planCartLines([], rowsOf(line), stocks, shopId);
  if (alone.kind === 'refused') return 'gone';
  return alone.insert.length ? null : 'out_of_stock';
}

const soldOut = ({ code, to }: QuantityNotice): boolean =>
  code === 'out_of_stock' && to === 0;

/**
 * What becomes of an account's lines when a guest's come to them: quantities of equal lines are added up to the
 * limits, the others are added as they are. What cannot be kept is named, never lost in silence. Pure.
 */
function planMerge(
  account: readonly CartLine[],
  guest: readonly CartLine[],
  stocks: ReadonlyMap<number, CartStock>,
  shopId: number,
): MergePlan {
  const dropped: Dropped[] = [];
  const rows: AskedCartRow[] = [];
  let room = CART_LINES_MAX - account.length;
  for (const line of guest) {
    const equal = account.find((own) => equals(own, line));
    const code = faultOf(line, stocks, shopId);
    if (code) dropped.push({ stockId: line.stockId, code });
    else if (equal) {
      const quantity = addQuantities(equal.quantity, line.quantity);
      const note = equal.note ?? line.note;
      rows.push({
        id: equal.id,
        stock_id: line.stockId,
        quantity,
        ...(note !== null && { note }),
      });
    } else if (room > 0) {
      room -= 1;
      rows.push(...rowsOf(line));
    } else dropped.push({ stockId: line.stockId, code: 'limit' });
  }
  const plan = planCartLines(account, rows, stocks, shopId);
  // Every line was possible by itself, and rows of different lines refuse nothing of each other.
  if (plan.kind === 'refused')
    throw new Error(`carts cannot be merged: ${plan.code}`);
  for (const { stock_id: stockId } of plan.notices.filter(soldOut))
    dropped.push({ stockId, code: 'out_of_stock' });
  return { plan, dropped };
}

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
