import type { CartState } from './cart-state';
import { addQuantities } from './quantity';
import { confirmedCart, showCart } from './show-cart';

/** A quantity that was asked for and cannot be had. */
export interface CutLine {
  readonly title: string;
  readonly to: number;
  readonly unit: string;
  /** The shop has no more; false: it sells no more to one customer. */
  readonly isShelf: boolean;
}

/** What of the commands goes beyond what may be ordered, to be told. */
export function cutLines({ commands, confirmed }: CartState): CutLine[] {
  const before = confirmedCart(confirmed, '').lines;
  const asked = new Map(before.map(({ key, quantity }) => [key, quantity]));
  for (const command of commands) {
    if (command.kind === 'set') asked.set(command.key, command.quantity);
    if (command.kind === 'remove') asked.delete(command.key);
    if (command.kind === 'clear' || command.kind === 'replaceWith')
      asked.clear();
    if (command.kind !== 'add') continue;
    const { by, line } = command;
    asked.set(line.key, addQuantities(asked.get(line.key) ?? 0, by));
  }
  return showCart({ commands, confirmed }).lines.flatMap((line) => {
    const { key, quantity: to, stock, title, unit } = line;
    const isCut = (asked.get(key) ?? 0) > to;
    const isShelf =
      stock !== undefined && stock < addQuantities(to, line.interval);
    return isCut ? [{ title, to, unit, isShelf }] : [];
  });
}
