import { useLayoutEffect, useState } from 'react';
import type { CartView } from '@/utils/cart/cart-view';
import {
  countDishes,
  createDishCounts,
  type DishCounts,
} from '@/utils/cart/dish-counts';

/** The cart's quantities of this shop's dishes, for rows to listen to; always the same object. */
export function useDishCounts(cart: CartView, shopId: number): DishCounts {
  const [counts] = useState(createDishCounts);
  const isHere = cart.shop?.id === shopId;
  useLayoutEffect(() => {
    counts.replace(isHere ? countDishes(cart.lines) : new Map());
  }, [cart.lines, counts, isHere]);
  return counts;
}
