import { type CartProductInput, lineToProducts } from './cart-payload';
import type { CartState } from './cart-state';
import { addQuantities } from './quantity';
import { confirmedCart, showCart, type ShownLine } from './show-cart';

/** A quantity that was asked for and cannot be had. */
export interface CutLine {
  readonly title: string;
  readonly to: number;
  readonly unit: string;
}

/** One insert-product that does what the commands say (api-contract.md §2 Cart). */
export interface CartRequest {
  /** The commands that it carries. */
  readonly ids: readonly string[];
  readonly shopId: number;
  /** Null: a cart is made. */
  readonly cartId: number | null;
  /** What the quantities were worked out from; 0: no cart. */
  readonly version: number;
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

/**
 * The request for all commands that are not sent, worked out from the confirmed cart; null while that is not known,
 * or there are none.
 */
export function resolve(state: CartState): Resolution | null {
  const { commands, confirmed, known } = state;
  const ids = commands.map(({ id }) => id);
  if (!known || ids.length === 0 || commands.some(({ sentAs }) => sentAs))
    return null;
  const before = confirmedCart(confirmed, '');
  const after = showCart(state);
  const isMoved =
    before.shop !== null &&
    after.shop !== null &&
    before.shop.id !== after.shop.id;
  const shopId = after.shop?.id ?? before.shop?.id;
  const products = isMoved
    ? rowsOf([], after.lines)
    : rowsOf(before.lines, after.lines);
  if (shopId === undefined || products.length === 0)
    return { kind: 'nothing', ids };
  const request = {
    ids,
    shopId,
    cartId: confirmed?.id ?? null,
    version: confirmed?.version ?? 0,
    replace: isMoved,
    products,
  };
  return { kind: 'send', request };
}

/** What of the commands goes beyond what may be ordered, to be told. */
export function cutLines({ commands, confirmed }: CartState): CutLine[] {
  const before = confirmedCart(confirmed, '');
  return showCart({ commands, confirmed }).lines.flatMap((line) => {
    const held = before.lines.find(({ key }) => key === line.key)?.quantity;
    let asked = held ?? 0;
    for (const command of commands) {
      if (command.kind === 'set' && command.key === line.key)
        asked = command.quantity;
      if (command.kind === 'add' && command.line.key === line.key)
        asked = addQuantities(asked, command.by);
    }
    const { quantity: to, title, unit } = line;
    return asked > to ? [{ title, to, unit }] : [];
  });
}
