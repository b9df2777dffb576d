import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useShell } from '@/contexts/shell-context';
import { userCartReceived } from '@/redux/slices/user-cart';
import { useAppDispatch } from '@/redux/store';
import type { CartDto } from '@/server/contracts/cart';
import { cartQueries } from '@/services/cart/cart-queries';

/** Takes the account's cart out of an answer, for all that shows it. */
export function useReceiveCart(): (cart: CartDto) => void {
  const client = useQueryClient();
  const dispatch = useAppDispatch();
  const { currency, lang, user } = useShell();
  const userId = user?.id ?? 0;
  return useCallback(
    (cart) => {
      const scope = { userId, currencyId: currency.id, lang };
      client.setQueryData(cartQueries.user(scope).queryKey, cart);
      dispatch(userCartReceived(cart));
    },
    [client, currency.id, dispatch, lang, userId],
  );
}
