import { useLayoutEffect, useState } from 'react';
import type { CartView } from '@/utils/cart/cart-view';
import { createDishCounts, type DishCounts } from '@/utils/cart/dish-counts';
import { addQuantities } from '@/utils/cart/quantity';

/** The cart's quantities of this shop's dishes, for rows to listen to; always the same object. */
export function useDishCounts(cart: CartView, shopId: number): DishCounts {
  const [counts] = useState(createDishCounts);
  const isHere = cart.shop?.id === shopId;
  useLayoutEffect(() => {
    const next = new Map<number, number>();
    if (isHere)
      for (const { productId, quantity } of cart.lines) {
        const before = next.get(productId) ?? 0;
        next.set(productId, addQuantities(before, quantity));
      }
    counts.replace(next);
  }, [cart.lines, counts, isHere]);
  return counts;
}
