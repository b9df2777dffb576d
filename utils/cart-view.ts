import {
  type CartShop,
  leastQuantity,
  type LineSums,
  type LocalCartLine,
  sumLines,
} from './cart-line';

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

function toLineView(line: LocalCartLine): CartLineView {
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
  return {
    status: 'ready',
    shop: lines.length ? cart.shop : null,
    lines: lines.map(toLineView),
    sums: sumLines(lines),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
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
