import type { InsertProductBodyDto } from '@/server/contracts/cart';
import type { LocalCartLine } from './cart-line';
import type { CartState } from './cart-state';
import {
  confirmedCart,
  showCart,
  type ShownCart,
  type ShownLine,
} from './show-cart';

/** One row of insert-product's `products` (api-contract.md §2 Cart). */
export interface CartProductInput {
  readonly id?: number;
  readonly stock_id: number;
  readonly quantity: number;
  readonly parent_id?: number;
  readonly note?: string;
}

type PayloadLine = Pick<
  LocalCartLine,
  'addons' | 'key' | 'note' | 'quantity' | 'stockId'
>;

/** The rows of one line: itself, then its add-ons under it. */
export function lineToProducts(
  line: PayloadLine,
  quantity: number,
): CartProductInput[] {
  const { addons, note, stockId } = line;
  return [
    { stock_id: stockId, quantity, ...(note && { note }) },
    ...addons.map((addon) => ({
      stock_id: addon.stockId,
      quantity: addon.quantity,
      parent_id: stockId,
    })),
  ];
}

/** One insert-product that does what the commands say (api-contract.md §2 Cart). */
export interface CartRequest {
  /** The commands that it carries. */
  readonly ids: readonly string[];
  readonly shopId: number;
  /** What the quantities were worked out from, 0: no cart; null: whatever came between. */
  readonly version: number | null;
  /** The cart holds items of another shop, which go. */
  readonly replace: boolean;
  readonly products: readonly CartProductInput[];
}

export type Resolution =
  | { readonly kind: 'send'; readonly request: CartRequest }
  /** The commands come to nothing. */
  | { readonly kind: 'nothing'; readonly ids: readonly string[] };

function rowsOf(
  before: readonly ShownLine[],
  after: readonly ShownLine[],
): CartProductInput[] {
  const gone = before
    .filter(({ key }) => !after.some((line) => line.key === key))
    .map(({ detailId, stockId }) => ({
      id: detailId,
      stock_id: stockId,
      quantity: 0,
    }));
  const set = after.flatMap((line): CartProductInput[] => {
    const known = before.find(({ key }) => key === line.key);
    if (!known) return lineToProducts(line, line.quantity);
    const { note, quantity, stockId } = line;
    const isSame = known.quantity === quantity && known.note === note;
    return isSame
      ? []
      : [{ id: known.detailId, stock_id: stockId, quantity, note }];
  });
  return [...gone, ...set];
}

/** What makes one cart of the other; null when nothing does. */
function changes(
  before: ShownCart,
  after: ShownCart,
): Pick<CartRequest, 'products' | 'replace' | 'shopId'> | null {
  const shopId = after.shop?.id ?? before.shop?.id;
  const replace =
    before.shop !== null &&
    after.shop !== null &&
    before.shop.id !== after.shop.id;
  const products = rowsOf(replace ? [] : before.lines, after.lines);
  if (shopId === undefined || products.length === 0) return null;
  return { shopId, replace, products };
}

/**
 * The request for all commands that are not sent, worked out from the confirmed cart; null while that is not known,
 * or there are none.
 */
export function resolve(state: CartState): Resolution | null {
  const { commands, confirmed, known } = state;
  const ids = commands.map(({ id }) => id);
  if (!known || ids.length === 0 || commands.some(({ sentAs }) => sentAs))
    return null;
  const changed = changes(confirmedCart(confirmed, ''), showCart(state));
  if (!changed) return { kind: 'nothing', ids };
  const version = confirmed?.version ?? 0;
  return { kind: 'send', request: { ids, version, ...changed } };
}

/**
 * The request for what is not sent while something else is under way, as if that were carried out; null: nothing. For
 * the moment a page may end in: it says no version, as that is not known.
 */
export function resolveRest(state: CartState): CartRequest | null {
  const { commands, confirmed, known } = state;
  const ids = commands.flatMap(({ id, sentAs }) => (sentAs ? [] : id));
  if (!known || ids.length === 0) return null;
  const sent = commands.filter(({ sentAs }) => sentAs);
  const before = showCart({ confirmed, commands: sent });
  const changed = changes(before, showCart(state));
  return changed && { ids, version: null, ...changed };
}

/** The body of an insert-product (api-contract.md §2 Cart). */
export function insertBody(
  { products, replace, shopId, version }: CartRequest,
  currencyId: number,
): InsertProductBodyDto {
  return {
    shop_id: shopId,
    currency_id: currencyId,
    products: [...products],
    ...(version !== null && { version }),
    ...(replace && { replace: 1 }),
  };
}
