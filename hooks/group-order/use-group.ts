import { useMemo } from 'react';
import type { CartActions } from '@/utils/cart/cart-view';
import { toGroupView } from '@/services/group-order/to-group-view';
import type { GroupView } from '@/utils/group-order/group-view';

/** The group that the cart is, with everybody in it; null: it is no group's. */
export function useGroup({
  confirmed,
}: Pick<CartActions, 'confirmed'>): GroupView | null {
  return useMemo(() => toGroupView(confirmed), [confirmed]);
}
