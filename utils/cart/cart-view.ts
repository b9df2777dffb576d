import { giftFor, leftAfter } from './bonus';
import {
  type CartShop,
  countItems,
  leastQuantity,
  type LineSums,
  type LocalCartLine,
  sumLines,
} from './cart-line';
import { addQuantities, pieces } from './quantity';

/** What a line brings for nothing. */
export interface GiftView {
  readonly productId: number;
  readonly title: string;
  readonly img: string | null;
  readonly quantity: number;
  readonly unit: string;
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
  readonly total: number;
  readonly note: string;
}

/** The same for a visitor's and a customer's cart. */
export interface CartView {
  readonly status: 'failed' | 'loading' | 'ready';
  readonly shop: CartShop | null;
  readonly lines: readonly CartLineView[];
  readonly sums: LineSums;
  readonly count: number;
  /** Amounts are of another currency or words of another language; the new ones are on their way. */
  readonly stale: boolean;
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

function toLineView(line: LocalCartLine, gift: GiftView | null): CartLineView {
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
    gift,
    total: sumLines([line]).total,
    note: line.note,
  };
}

/** Lines as a screen shows them, with their sums; a cart without lines belongs to no shop. */
export function toCartView(
  cart: {
    readonly shop: CartShop | null;
    readonly lines: readonly LocalCartLine[];
  },
  scope: { readonly currencyId: number; readonly lang: string },
): CartView {
  const { lines } = cart;
  const gifts = giftsOf(lines);
  return {
    status: 'ready',
    shop: lines.length ? cart.shop : null,
    lines: lines.map((line) => toLineView(line, gifts.get(line.key) ?? null)),
    sums: sumLines(lines),
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
    count: 0,
    stale: false,
  };
}

/** Only items of one shop (spec.md §4): whether something of a shop may be added or the customer is asked first. */
export function planAdd(
  cart: Pick<CartView, 'count' | 'shop'>,
  shopId: number,
):
  | { readonly kind: 'add' }
  | {
      readonly kind: 'askReplace';
      readonly count: number;
      readonly title: string;
    } {
  const { count, shop } = cart;
  return shop && count > 0 && shop.id !== shopId
    ? { kind: 'askReplace', count, title: shop.title }
    : { kind: 'add' };
}

/** What every cart can do; `add` replaces a cart of another shop, so who calls it asks first (planAdd). */
export interface CartActions {
  readonly view: CartView;
  readonly add: (shop: CartShop, line: LocalCartLine) => void;
  /** 0 removes the line. */
  readonly setQuantity: (key: string, quantity: number) => void;
  readonly clear: () => void;
  /** Loads a cart again that could not be loaded. */
  readonly retry: () => void;
}
