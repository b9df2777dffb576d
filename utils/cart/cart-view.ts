import type { CartDto } from '@/server/contracts/cart';
import type { MoneyCurrency } from '@/utils/money/money';
import { giftFor, leftAfter } from './bonus';
import {
  type CartShop,
  countItems,
  leastQuantity,
  type LineSums,
  type LocalCartLine,
  sumLines,
} from './cart-line';
import type { CartState, KnownPrice } from './cart-state';
import { ownPart } from './own-part';
import { addQuantities, floorTo, pieces } from './quantity';

/** What a line brings for nothing. */
interface GiftView {
  readonly productId: number;
  readonly title: string;
  readonly img: string | null;
  readonly quantity: number;
  readonly unit: string;
}

function unitsOf(lines: readonly LocalCartLine[], stockId: number): number {
  return lines.reduce(
    (sum, { addons, interval, quantity, stockId: id }) =>
      addQuantities(
        sum,
        id === stockId ? quantity : 0,
        ...addons
          .filter((addon) => addon.stockId === stockId)
          .map((addon) => addon.quantity * pieces(quantity, interval)),
      ),
    0,
  );
}

/** The gifts by the key of the first line that earned each, as the server plans them (plan-gifts). */
function giftsOf(
  lines: readonly LocalCartLine[],
): ReadonlyMap<string, GiftView> {
  const gifts = new Map<string, GiftView>();
  const given = new Map<number, number>();
  const seen = new Set<number>();
  for (const { bonus, key, stockId } of lines) {
    if (!bonus || seen.has(stockId)) continue;
    seen.add(stockId);
    const bought = lines
      .filter((line) => line.stockId === stockId)
      .reduce((sum, { quantity }) => addQuantities(sum, quantity), 0);
    const { productId, stockId: giftId, title, img, unit, interval } = bonus;
    const before = given.get(giftId) ?? 0;
    const taken = addQuantities(before, unitsOf(lines, giftId));
    const left = leftAfter(bonus.left, taken);
    const { given: quantity } = giftFor(bought, bonus, { left, interval });
    given.set(giftId, addQuantities(before, quantity));
    if (quantity > 0) gifts.set(key, { productId, title, img, quantity, unit });
  }
  return gifts;
}

/** One line as the cart shows it. */
export interface CartLineView {
  readonly key: string;
  readonly productId: number;
  readonly productUuid: string;
  readonly title: string;
  /** Variant and add-ons in one line, may be empty. */
  readonly options: string;
  readonly img: string | null;
  readonly quantity: number;
  readonly min: number;
  readonly max: number;
  readonly interval: number;
  readonly unit: string;
  readonly gift: GiftView | null;
  /** What is paid for the line; decimal, as every amount here. */
  readonly total: number;
  /** The same before discounts; equal to `total` when there are none. */
  readonly listTotal: number;
  /** What the line came to at the price it was added for, while the customer has not accepted the new one. */
  readonly changedFrom: number | null;
  /** Why there can be no more of it: the shop has no more, or sells no more to one customer; null: there can. */
  readonly atMost: 'limit' | 'stock' | null;
  /** How many the shop has, when they are few. */
  readonly left: number | null;
  /** It cannot be ordered now: sold no more, or not enough of it there. */
  readonly unavailable: 'gone' | 'out_of_stock' | null;
  readonly note: string;
}

export interface CartGoals extends NonNullable<CartDto['goals']> {
  /** What the goods come to, of all members. */
  readonly goods: number;
}

/** The same for a visitor's, a customer's and a group member's cart; lines and sums are the reader's own. */
export interface CartView {
  readonly status: 'failed' | 'loading' | 'ready';
  readonly shop: CartShop | null;
  readonly lines: readonly CartLineView[];
  readonly sums: LineSums;
  /** How far the cart comes with its shop's terms, as the server decided it; null while it does not know these lines. */
  readonly goals: CartGoals | null;
  readonly count: number;
  /** Amounts are of another currency or words of another language; the new ones are on their way. */
  readonly stale: boolean;
}

/** A cart as a question shows it. */
export interface CartSummary {
  readonly shop: CartShop;
  readonly count: number;
  /** What its items cost, paid. */
  readonly total: number;
  /** Of the total, where it is not the page's: an order keeps its own. */
  readonly currency?: MoneyCurrency;
  readonly lines: readonly Pick<
    CartLineView,
    'img' | 'key' | 'quantity' | 'title'
  >[];
}

/**
 * Items of one shop only (spec.md §4). `other_shop`: something of another shop was added. `two_carts`: at sign-in the
 * guest's cart (`wanted`) met the account's (`held`). Nothing is dropped before the answer.
 */
export interface CartQuestion {
  readonly kind: 'other_shop' | 'two_carts';
  /** What would go. */
  readonly held: CartSummary;
  /** What would take its place. */
  readonly wanted: CartSummary;
}

export function optionWords({
  addons,
  extras,
}: Pick<LocalCartLine, 'addons' | 'extras'>): string {
  const words = addons.map(({ quantity, title }) =>
    quantity > 1 ? `${quantity} × ${title}` : title,
  );
  return [...extras, ...words].join(' · ');
}

/** Up to here a customer is told how many there are. */
const FEW = 5;

type Supply = Pick<CartLineView, 'atMost' | 'left' | 'unavailable'>;

/** What the shop has of a line; what is not known is taken for enough. */
function supplyOf(line: LocalCartLine): Supply {
  const { gone, interval, maxQuantity, quantity, stock } = line;
  const most = Math.max(
    leastQuantity(line.minQuantity, interval),
    floorTo(maxQuantity, interval),
  );
  const isShort = stock !== undefined && stock < quantity;
  const byStock = stock !== undefined && floorTo(stock, interval) <= most;
  return {
    atMost: quantity < most ? null : byStock ? 'stock' : 'limit',
    left: stock !== undefined && stock <= FEW ? stock : null,
    unavailable: gone ? 'gone' : isShort ? 'out_of_stock' : null,
  };
}

function toLineView(
  line: LocalCartLine,
  gift: GiftView | undefined,
  { before, unit }: { readonly before?: KnownPrice; readonly unit?: number },
): CartLineView {
  const { price: listTotal, total } = sumLines([line], unit);
  return {
    key: line.key,
    productId: line.productId,
    productUuid: line.productUuid,
    title: line.title,
    options: optionWords(line),
    img: line.img,
    quantity: line.quantity,
    min: leastQuantity(line.minQuantity, line.interval),
    max: line.maxQuantity,
    interval: line.interval,
    unit: line.unit,
    gift: gift ?? null,
    total,
    listTotal,
    changedFrom: before ? sumLines([{ ...line, ...before }], unit).total : null,
    ...supplyOf(line),
    note: line.note,
  };
}

function goalsOf(
  confirmed: CartDto | null | undefined,
  total: number,
): CartView['goals'] {
  return confirmed?.goals && ownPart(confirmed)?.total_price === total
    ? { ...confirmed.goals, goods: confirmed.total_price }
    : null;
}

/** Lines as a screen shows them, with their sums; a cart without lines belongs to no shop. */
export function toCartView(
  cart: {
    readonly shop: CartShop | null;
    readonly lines: readonly LocalCartLine[];
    readonly outdated?: CartState['outdated'];
    readonly confirmed?: CartDto | null;
  },
  scope: {
    readonly currencyId: number;
    readonly lang: string;
    /** `moneyUnit` of the currency. */
    readonly unit?: number;
  },
): CartView {
  const { lines } = cart;
  const gifts = giftsOf(lines);
  const { unit } = scope;
  const sums = sumLines(lines, unit);
  return {
    status: 'ready',
    shop: lines.length ? cart.shop : null,
    lines: lines.map((line) =>
      toLineView(line, gifts.get(line.key), {
        before: cart.outdated?.[line.key],
        unit,
      }),
    ),
    sums,
    goals: goalsOf(cart.confirmed, sums.total),
    count: countItems(lines),
    stale: lines.some(
      ({ currencyId, lang }) =>
        currencyId !== scope.currencyId || lang !== scope.lang,
    ),
  };
}

/** A cart that is not known yet, or could not be loaded. */
export function emptyCartView(status: CartView['status']): CartView {
  return {
    status,
    shop: null,
    lines: [],
    sums: sumLines([]),
    goals: null,
    count: 0,
    stale: false,
  };
}

/**
 * What every cart can do, whoever's it is. All of it is shown at once and sent soon after. False: too much waits to be
 * sent already, so it was not done, and that is said.
 */
export interface CartActions {
  readonly view: CartView;
  /** The cart as the server last confirmed it, with all members of a group; null: none, or not known yet. */
  readonly confirmed: CartDto | null;
  /** To be asked of the customer; null: nothing. */
  readonly question: CartQuestion | null;
  /**
   * Raises the line by its `quantity`, or makes it; of another shop than the cart's it is asked first (`question`). `id` is
   * that of a press that was recorded before the page was alive.
   */
  readonly add: (shop: CartShop, line: LocalCartLine, id?: string) => boolean;
  /** Within the line's limits, never below its least; 0 removes the line. */
  readonly setQuantity: (key: string, quantity: number) => boolean;
  /** For the kitchen; empty takes it away. */
  readonly setNote: (key: string, note: string) => boolean;
  readonly remove: (key: string) => boolean;
  readonly clear: () => boolean;
  /** Brings back what the last `clear` took, as long as nothing else was done. */
  readonly undoClear: () => void;
  /** Answers `question`: true takes what is wanted in place of what is held, false keeps what is held. */
  readonly replace: (answer: boolean) => void;
  /** The customer has seen the changed prices (`changedFrom`). */
  readonly acceptChanges: () => void;
  /** Loads a cart again that could not be loaded. */
  readonly retry: () => void;
}
