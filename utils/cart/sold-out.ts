import type { CartDetailDto, CartDto } from '@/server/contracts/cart';
import { lineKey } from './cart-line';
import { floorTo, pieces } from './quantity';

/** A line that asks for more than there is. */
export interface SoldOutLine {
  /** Of the cart's line (see lineKey). */
  readonly key: string;
  readonly title: string;
  /** How many can still be had; 0: none. */
  readonly left: number;
}

function leftOf({ addons, quantity, stock }: CartDetailDto): number {
  const isShort = addons.some(
    (addon) =>
      addon.stock.quantity <
      addon.quantity * pieces(quantity, stock.product.interval),
  );
  if (isShort) return 0;
  const { interval, min_qty: least } = stock.product;
  const whole = floorTo(stock.quantity, interval);
  return whole >= least ? Math.min(whole, quantity) : 0;
}

/** The customer's own lines that the shop can no longer fill. */
export function soldOutLines(cart: CartDto, userId: number): SoldOutLine[] {
  return cart.user_carts
    .filter((part) => part.user_id === userId)
    .flatMap(({ cartDetails }) => cartDetails.filter(({ bonus }) => !bonus))
    .map((detail) => ({ detail, left: leftOf(detail) }))
    .filter(({ detail, left }) => left < detail.quantity)
    .map(({ detail, left }) => ({
      key: lineKey(
        detail.stock.id,
        detail.addons.map(({ quantity, stock }) => ({
          quantity,
          stockId: stock.id,
        })),
      ),
      title: detail.stock.product.translation.title,
      left,
    }));
}
