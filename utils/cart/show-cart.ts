import {
  type CartShop,
  clampLine,
  leastQuantity,
  type LocalCartLine,
} from './cart-line';
import type { CartCommand, CartState } from './cart-state';
import { addQuantities, floorTo } from './quantity';
import { toCartLines, toCartShop } from './to-cart-lines';

/** A line as it will be; `detailId` names the server's line, when there is one. */
export type ShownLine = LocalCartLine & { readonly detailId?: number };

export interface ShownCart {
  /** Null: no lines, so no shop. */
  readonly shop: CartShop | null;
  readonly lines: readonly ShownLine[];
}

const EMPTY: ShownCart = { shop: null, lines: [] };

const withLines = (
  shop: CartShop | null,
  lines: readonly ShownLine[],
): ShownCart => (lines.length ? { shop, lines } : EMPTY);

/** A quantity that can be ordered of a line: whole intervals between its least and its most. */
function allowed(line: LocalCartLine, quantity: number): number {
  const whole = floorTo(clampLine(line, quantity), line.interval);
  return Math.max(leastQuantity(line.minQuantity, line.interval), whole);
}

function withAdded(
  { lines, shop }: ShownCart,
  from: CartShop,
  line: LocalCartLine,
  by: number,
): ShownCart {
  const known = lines.find(({ key }) => key === line.key);
  if (!known) {
    const quantity = allowed(line, by);
    return { shop: shop ?? from, lines: [...lines, { ...line, quantity }] };
  }
  const raised = {
    ...known,
    note: line.note || known.note,
    quantity: allowed(known, addQuantities(known.quantity, by)),
  };
  const next = lines.map((other) => (other.key === line.key ? raised : other));
  return { shop, lines: next };
}

/** The cart once the command is carried out. What cannot be (another shop's item, a line that is not there) is left out. */
export function carryOut(cart: ShownCart, command: CartCommand): ShownCart {
  const { lines, shop } = cart;
  switch (command.kind) {
    case 'add': {
      const isForeign = shop !== null && shop.id !== command.shop.id;
      return isForeign
        ? cart
        : withAdded(cart, command.shop, command.line, command.by);
    }
    case 'replaceWith': {
      const { line, shop: from } = command;
      const isSame = shop?.id === from.id;
      return withAdded(isSame ? cart : EMPTY, from, line, line.quantity);
    }
    case 'set': {
      const { key, quantity } = command;
      return withLines(
        shop,
        lines.map((line) =>
          line.key === key
            ? { ...line, quantity: allowed(line, quantity) }
            : line,
        ),
      );
    }
    case 'note': {
      const { key, note } = command;
      return withLines(
        shop,
        lines.map((line) => (line.key === key ? { ...line, note } : line)),
      );
    }
    case 'remove':
      return withLines(
        shop,
        lines.filter(({ key }) => key !== command.key),
      );
    case 'clear':
      return EMPTY;
  }
}

/** What the server has confirmed, as lines. */
export function confirmedCart(
  confirmed: CartState['confirmed'],
  lang: string,
): ShownCart {
  return withLines(
    confirmed && toCartShop(confirmed),
    toCartLines(confirmed, lang),
  );
}

/** What is shown: the confirmed cart with every command carried out (issue 11). `lang` is the language it was read in. */
export function showCart(
  { commands, confirmed }: Pick<CartState, 'commands' | 'confirmed'>,
  lang = '',
): ShownCart {
  return commands.reduce(carryOut, confirmedCart(confirmed, lang));
}
