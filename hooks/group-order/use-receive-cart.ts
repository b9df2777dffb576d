import { useCallback } from 'react';
import { userCartActions } from '@/redux/slices/user-cart';
import { useAppDispatch } from '@/redux/store';
import type { CartDto } from '@/server/contracts/cart';

/** Takes the account's cart out of an answer, for all that shows it; an older version than the known one is ignored. */
export function useReceiveCart(): (cart: CartDto) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (cart) => void dispatch(userCartActions.received(cart)),
    [dispatch],
  );
}
