import type { CartLineView } from './cart-view';
import { addQuantities } from './quantity';

/** How many of each dish are in the cart, by the product's id; rows listen to their own number. */
export interface DishCounts {
  readonly subscribe: (listener: () => void) => () => void;
  readonly of: (productId: number) => number;
}

/**
 * A store of counts beside React's state, so that a change of the cart renders the rows it touches and not the menu.
 * Plain functions: the server's kept HTML (docs/adr/0012) does not depend on it.
 */
export function createDishCounts(): DishCounts & {
  readonly replace: (next: ReadonlyMap<number, number>) => void;
} {
  const listeners = new Set<() => void>();
  let counts: ReadonlyMap<number, number> = new Map();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of: (productId) => counts.get(productId) ?? 0,
    replace: (next) => {
      counts = next;
      for (const listener of listeners) listener();
    },
  };
}

/** How much of each dish lines hold, by the product's id. */
export function countDishes(
  lines: readonly Pick<CartLineView, 'productId' | 'quantity'>[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { productId, quantity } of lines)
    counts.set(productId, addQuantities(counts.get(productId) ?? 0, quantity));
  return counts;
}
