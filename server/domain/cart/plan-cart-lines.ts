import { addQuantities, floorTo, pieces, timesIn } from '@/utils/cart/quantity';
import {
  addonFault,
  type CartStock,
  clampQuantity,
  leastQuantity,
  type QuantityNotice,
} from './cart-rules';
import {
  addonMap,
  type CartLine,
  type CartRefusal,
  type AskedCartRow,
  readWishes,
  refuse,
  refuseField,
  Refused,
  type Wish,
} from './read-cart-rows';

interface NewAddon {
  readonly stockId: number;
  readonly quantity: number;
}

export interface CartPlan {
  readonly kind: 'plan';
  /** Existing rows, lines or add-ons, with what they become. */
  readonly set: readonly {
    id: number;
    stockId: number;
    quantity: number;
    note: string | null;
  }[];
  readonly insert: readonly {
    readonly stockId: number;
    readonly quantity: number;
    readonly note: string | null;
    readonly addons: readonly NewAddon[];
  }[];
  readonly insertAddons: readonly (NewAddon & { readonly parentId: number })[];
  /** Lines (their add-ons go with them) and single add-ons. */
  readonly remove: readonly number[];
  readonly notices: readonly QuantityNotice[];
}

/** A line on its way from what is stored to what shall be. */
interface Draft {
  /** The stored line behind it; null for a new one. */
  readonly source: CartLine | null;
  stockId: number;
  quantity: number;
  note: string | null;
  addons: Map<number, number>;
  /** The input row that touched it last; -1 when none did. */
  touchedBy: number;
}

/** What has to be written so that the stored lines become the drafts. */
function describePlan(
  drafts: readonly Draft[],
  notices: readonly QuantityNotice[],
): CartPlan {
  const plan = { set: [], insert: [], insertAddons: [], remove: [] } as {
    set: CartPlan['set'][number][];
    insert: CartPlan['insert'][number][];
    insertAddons: CartPlan['insertAddons'][number][];
    remove: number[];
  };
  for (const { addons, note, quantity, source, stockId } of drafts) {
    if (!source) {
      const list = [...addons].map(([id, each]) => ({
        stockId: id,
        quantity: each,
      }));
      if (quantity > 0)
        plan.insert.push({ stockId, quantity, note, addons: list });
      continue;
    }
    if (quantity === 0) {
      plan.remove.push(source.id);
      continue;
    }
    if (
      source.stockId !== stockId ||
      source.quantity !== quantity ||
      source.note !== note
    )
      plan.set.push({ id: source.id, stockId, quantity, note });
    for (const addon of source.addons) {
      const wanted = addons.get(addon.stockId);
      if (wanted === undefined) plan.remove.push(addon.id);
      else if (wanted !== addon.quantity)
        plan.set.push({
          id: addon.id,
          stockId: addon.stockId,
          quantity: wanted,
          note: null,
        });
    }
    for (const [id, each] of addons)
      if (!source.addons.some((addon) => addon.stockId === id))
        plan.insertAddons.push({
          parentId: source.id,
          stockId: id,
          quantity: each,
        });
  }
  return { kind: 'plan', ...plan, notices };
}

/** Two lines are one when stock and set of add-ons with quantities agree. */
function sameLine(
  draft: Draft,
  stockId: number,
  addons: ReadonlyMap<number, number>,
): boolean {
  if (draft.stockId !== stockId || draft.addons.size !== addons.size)
    return false;
  return [...addons].every(
    ([id, quantity]) => draft.addons.get(id) === quantity,
  );
}

function positive(addons: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...addons].filter(([, quantity]) => quantity > 0));
}

/** Carries out one requested change on the drafts; lines that become equal are merged into one. */
function applyWish(drafts: Draft[], wish: Wish): void {
  const own = wish.line && drafts.find(({ source }) => source === wish.line);
  const addons = positive(
    wish.addons ?? own?.addons ?? new Map<number, number>(),
  );
  const equal = drafts.find(
    (draft) => draft !== own && sameLine(draft, wish.stockId, addons),
  );
  if (own) {
    const quantity = wish.patch ? own.quantity : wish.quantity;
    Object.assign(own, {
      stockId: wish.stockId,
      quantity,
      addons,
      touchedBy: wish.index,
    });
    if (wish.note !== undefined) own.note = wish.note || null;
    if (!equal || quantity === 0) return;
    equal.quantity = addQuantities(equal.quantity, own.quantity);
    equal.touchedBy = wish.index;
    own.quantity = 0;
    return;
  }
  if (equal) {
    equal.quantity = wish.quantity;
    equal.touchedBy = wish.index;
    if (wish.note !== undefined) equal.note = wish.note || null;
    return;
  }
  const { index, note, quantity, stockId } = wish;
  drafts.push({
    source: null,
    stockId,
    quantity,
    note: note || null,
    addons,
    touchedBy: index,
  });
}

function requireStock(
  stocks: ReadonlyMap<number, CartStock>,
  shopId: number,
  stockId: number,
): CartStock {
  const stock = stocks.get(stockId);
  if (!stock?.onSale) refuse('not_found');
  if (stock.shopId !== shopId) refuse('other_shop');
  return stock;
}

/** For how many its add-ons are taken. */
function piecesOf(
  { quantity, stockId }: Draft,
  stocks: ReadonlyMap<number, CartStock>,
): number {
  return pieces(quantity, stocks.get(stockId)?.interval ?? 1);
}

/** Units of a stock that the drafts take, as lines and as add-ons. */
function unitsTaken(
  drafts: readonly Draft[],
  stocks: ReadonlyMap<number, CartStock>,
  { except, stockId }: { readonly stockId: number; readonly except: Draft },
): number {
  return drafts
    .filter((draft) => draft !== except)
    .reduce(
      (sum, draft) =>
        addQuantities(
          sum,
          draft.stockId === stockId ? draft.quantity : 0,
          (draft.addons.get(stockId) ?? 0) * piecesOf(draft, stocks),
        ),
      0,
    );
}

/**
 * How much can be bought with an add-on that is left for so many pieces; a weight takes its add-ons once, or is none.
 */
function quantityWithAddons(stock: CartStock, enoughFor: number): number {
  if (!Number.isInteger(stock.interval)) return 0;
  const possible = floorTo(enoughFor, stock.interval);
  return possible < leastQuantity(stock) ? 0 : possible;
}

/** Checks and clamps one touched draft; its notices. */
function settleDraft(
  drafts: readonly Draft[],
  draft: Draft,
  stocks: ReadonlyMap<number, CartStock>,
  shopId: number,
): QuantityNotice[] {
  const index = draft.touchedBy;
  const stock = requireStock(stocks, shopId, draft.stockId);
  if (stock.addon) refuseField(index, 'stock_id');
  for (const id of draft.addons.keys()) {
    requireStock(stocks, shopId, id);
    if (!stock.groups.some(({ stockIds }) => stockIds.includes(id)))
      refuseField(index, 'addons', 'cart.addon_foreign');
  }
  const fault = addonFault(stock, draft.addons);
  if (fault)
    refuseField(index, 'addons', fault.key, { min: fault.min, max: fault.max });
  const left = (id: number): number =>
    addQuantities(
      stocks.get(id)?.quantity ?? 0,
      -unitsTaken(drafts, stocks, { stockId: id, except: draft }),
    );
  const { notice, quantity } = clampQuantity(
    stock,
    draft.quantity,
    left(draft.stockId),
  );
  draft.quantity = quantity;
  const notices = notice ? [notice] : [];
  for (const [id, each] of draft.addons) {
    const taken = each * piecesOf(draft, stocks);
    const most = Math.max(0, left(id));
    if (taken <= most) continue;
    const possible = quantityWithAddons(stock, timesIn(most, each));
    notices.push({
      stock_id: id,
      code: 'out_of_stock',
      from: taken,
      to: possible * each,
    });
    draft.quantity = possible;
  }
  return notices;
}

/**
 * What insert-product does to a cart (api-contract.md §2 Lines), decided without touching anything: quantities
 * are set, not added; lines not named stay; equal lines merge; what does not fit is clamped with a notice or,
 * for add-on groups and foreign things, refused whole. Pure.
 */
export function planCartLines(
  existing: readonly CartLine[],
  rows: readonly AskedCartRow[],
  stocks: ReadonlyMap<number, CartStock>,
  shopId: number,
): CartPlan | CartRefusal {
  try {
    const drafts = existing.map<Draft>((line) => ({
      source: line,
      stockId: line.stockId,
      quantity: line.quantity,
      note: line.note,
      addons: addonMap(line.addons),
      touchedBy: -1,
    }));
    for (const wish of readWishes(existing, rows)) {
      if (wish.quantity > 0) requireStock(stocks, shopId, wish.stockId);
      applyWish(drafts, wish);
    }
    const touched = drafts.filter(
      ({ quantity, touchedBy }) => touchedBy >= 0 && quantity > 0,
    );
    const notices = touched.flatMap((draft) =>
      settleDraft(drafts, draft, stocks, shopId),
    );
    return describePlan(drafts, notices);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
