import { useMemo } from 'react';
import type { CartActions } from '@/utils/cart/cart-view';
import { type GroupView, toGroupView } from '@/utils/group-order/group-view';

/** The group that the cart is, with everybody in it; null: it is no group's. */
export function useGroup({ confirmed }: CartActions): GroupView | null {
  return useMemo(() => toGroupView(confirmed), [confirmed]);
}
