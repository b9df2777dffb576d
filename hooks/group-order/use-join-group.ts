import { useCallback } from 'react';
import { cartActions } from '@/redux/slices/cart';
import { useAppDispatch } from '@/redux/store';
import { groupOrderService } from '@/services/group-order/group-order-service';

/** Joins a group: its cart is read then, and is the one that screens show. Rejects with the server's words. */
export function useJoinGroup() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (wish: Readonly<{ code: string; name: string }>): Promise<void> => {
      await groupOrderService.join(wish);
      dispatch(cartActions.expired());
    },
    [dispatch],
  );
}
