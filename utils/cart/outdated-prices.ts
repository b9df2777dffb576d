import { toMinor } from '@/utils/money/money';
import type { LocalCartLine } from './cart-line';
import type { CartState, KnownPrice } from './cart-state';
import { showCart } from './show-cart';

/** What one of a line costs with its add-ons, in minor units, only to be compared. */
function unitMinor({ addons, discount, price }: KnownPrice): number {
  return addons.reduce(
    (sum, addon) =>
      sum + (toMinor(addon.price) - toMinor(addon.discount)) * addon.quantity,
    toMinor(price) - toMinor(discount),
  );
}

/**
 * The prices that were shown and are not true any more: those of before, and those that have changed with this
 * answer. Another currency is no change, and a price that has come back is forgotten.
 */
export function outdatedBy(
  before: CartState,
  after: CartState,
): CartState['outdated'] {
  const shown = new Map(
    showCart(before).lines.map((line) => [line.key, line] as const),
  );
  const known = (line: LocalCartLine): KnownPrice | undefined => {
    const old = shown.get(line.key);
    if (old?.currencyId !== line.currencyId) return undefined;
    return before.outdated[line.key] ?? old;
  };
  const entries = showCart(after).lines.flatMap((line) => {
    const old = known(line);
    if (!old || unitMinor(old) === unitMinor(line)) return [];
    const { addons, discount, price } = old;
    return [[line.key, { addons, discount, price }] as const];
  });
  return Object.fromEntries(entries);
}
