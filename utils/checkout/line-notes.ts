import type { CartDetailDto, CartDto } from '@/server/contracts/cart';
import { lineKey } from '@/utils/cart/cart-line';
import type { CartLineView } from '@/utils/cart/cart-view';

/** The key that a stored line has in the customer's cart. */
function keyOfDetail({ addons, stock }: CartDetailDto): string {
  return lineKey(
    stock.id,
    addons.map(({ quantity, stock: { id } }) => ({ quantity, stockId: id })),
  );
}

const detailsOf = (cart: CartDto): CartDetailDto[] =>
  cart.user_carts
    .flatMap(({ cartDetails }) => cartDetails)
    .filter(({ bonus }) => !bonus);

/** Which of the customer's lines stands under which stored line's id. */
export function linesById(
  cart: CartDto,
  lines: readonly CartLineView[],
): ReadonlyMap<number, CartLineView> {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  return new Map(
    detailsOf(cart).flatMap((detail) => {
      const line = byKey.get(keyOfDetail(detail));
      return line ? [[detail.id, line] as const] : [];
    }),
  );
}

/**
 * Notes that were written and that the stored cart does not have yet, by stock, for the order to bring along. A dish
 * that stands in two lines has one stock for both: its notes wait for the cart.
 */
export function unsentNotes(
  cart: CartDto,
  lines: readonly CartLineView[],
): Record<string, string> {
  const known = linesById(cart, lines);
  const details = detailsOf(cart);
  const count = (stockId: number): number =>
    details.filter(({ stock }) => stock.id === stockId).length;
  return Object.fromEntries(
    details.flatMap(({ id, note, stock }) => {
      const written = known.get(id)?.note ?? '';
      return written && written !== (note ?? '') && count(stock.id) === 1
        ? [[String(stock.id), written]]
        : [];
    }),
  );
}
